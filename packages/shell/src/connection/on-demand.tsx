import { retryLoad } from '@repo/ui/loading/retry-load';
import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { partLoadFailed, selectLoadAttempt } from './connection-slice.ts';

type OnDemandProps<Props> = {
  readonly isWanted: boolean;
  /** Must be the same function at every render; a new one loads the part again. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
};

/**
 * Renders a part of the page that is loaded when it is first wanted. After a failure, a note at the top of the page offers
 * to try again; the part is also loaded again when the network is back, after the next successful action, or when it is
 * next wanted.
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
