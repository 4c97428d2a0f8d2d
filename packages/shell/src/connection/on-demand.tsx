import { retryLoad } from '@repo/ui/loading/retry-load';
import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { partLoadFailed, selectLoadAttempt } from './connection-slice.ts';

type OnDemandProps<Props> = {
  readonly isWanted: boolean;
  /** The same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
};

/**
 * Renders a part of the page that is loaded when it is first wanted. If loading fails, the page says so at its top, and
 * tries again there, when the network is back, or the next time it is wanted.
 */
export function OnDemand<Props extends object>({ isWanted, load, props }: OnDemandProps<Props>) {
  const dispatch = useDispatch();
  const attempt = useSelector(selectLoadAttempt);
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> }>();
  const isMissing = isWanted && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const loading = attempt.mayReload ? retryLoad(load) : load();
    loading.then(
      (Part) => setLoaded({ Part }),
      () => dispatch(partLoadFailed()),
    );
  }, [isMissing, load, dispatch, attempt]);
  return loaded === undefined ? null : createElement(loaded.Part, props);
}
