import type { Reducer, Store } from '@reduxjs/toolkit';
import { useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { persistStore } from 'redux-persist';
import type { Persistor } from 'redux-persist';
import type { CommonState } from './create-app-store.ts';

/** A store takes up what the browser has kept once, however often its pages come and go. */
const persistors = new WeakMap<Store, Persistor>();

function takeUp<State extends CommonState>(store: Store, reducer: Reducer<State>): void {
  if (persistors.has(store)) return;
  store.replaceReducer(reducer);
  const persistor = persistStore(store);
  persistors.set(store, persistor);
  // What has just changed is written a moment later, and whoever leaves at once would lose it.
  globalThis.addEventListener('pagehide', () => void persistor.flush());
}

type KeptStateProps<State> = {
  /** All of the app's state, in place of what its first view did with. */
  readonly reducer: Reducer<State>;
  readonly children: ReactNode;
};

/** Pages whose state outlives a reload; they are shown once it is back. */
export function KeptState<State extends CommonState>({ reducer, children }: KeptStateProps<State>) {
  const store = useStore();
  // Not while it renders: what is taken up changes what is already shown.
  const takeUpOnce = useCallback(() => {
    takeUp(store, reducer);
    return () => undefined;
  }, [store, reducer]);
  const persistor = useSyncExternalStore(takeUpOnce, () => persistors.get(store));
  return persistor === undefined ? null : <WhenBack persistor={persistor}>{children}</WhenBack>;
}

function WhenBack({ persistor, children }: { readonly persistor: Persistor; readonly children: ReactNode }) {
  const isBack = useSyncExternalStore(
    (changed) => persistor.subscribe(changed),
    () => persistor.getState().bootstrapped,
  );
  return isBack ? children : null;
}
