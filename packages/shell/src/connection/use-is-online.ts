import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  globalThis.addEventListener('online', changed);
  globalThis.addEventListener('offline', changed);
  return () => {
    globalThis.removeEventListener('online', changed);
    globalThis.removeEventListener('offline', changed);
  };
};

/** Whether the browser believes that it has a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.navigator.onLine,
    () => true,
  );
