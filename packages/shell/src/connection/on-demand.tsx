import { Suspense, createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { partMissed } from './connection-slice.ts';

type OnDemandProps<Props> = {
  readonly isWanted: boolean;
  /** The same function at every picture. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
};

/**
 * A part of the page that is loaded when it is first wanted, and nothing until then. Where it cannot be loaded the page
 * goes on without it, says so, and tries again the next time it is wanted.
 */
export function OnDemand<Props extends object>({ isWanted, load, props }: OnDemandProps<Props>) {
  const dispatch = useDispatch();
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> }>();
  const isMissing = isWanted && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (Part) => setLoaded({ Part }),
      () => dispatch(partMissed()),
    );
  }, [isMissing, load, dispatch]);
  // What it says may still be on its way.
  return loaded === undefined ? null : <Suspense>{createElement(loaded.Part, props)}</Suspense>;
}
