import { serverData } from '@repo/api-client/server-data';
import { useEffect } from 'react';
import { useAppDispatch } from '../store/use-app-dispatch.ts';

/** Refetches the shown data that other users change: every query with the tag `live`. */
export const refetchLiveData = () => serverData.util.invalidateTags(['live']);

/** Refetches live data when the user returns to the page: while it was hidden, pushes may have been missed. */
export function useRefetchOnReturn(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Returning to a tab fires two events.
    let isAway = false;
    const follow = ({ type }: Event): void => {
      if (type === 'blur' || document.visibilityState === 'hidden') {
        isAway = true;
      } else if (isAway && navigator.onLine) {
        isAway = false;
        dispatch(refetchLiveData());
      }
    };
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['blur', 'focus']) globalThis.addEventListener(type, follow, { signal });
    document.addEventListener('visibilitychange', follow, { signal });
    return () => stop.abort();
  }, [dispatch]);
}
