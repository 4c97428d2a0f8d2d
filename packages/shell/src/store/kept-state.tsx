import type { Reducer, Store } from '@reduxjs/toolkit';
import { useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { persistStore } from 'redux-persist';
import type { Persistor } from 'redux-persist';
import type { CommonState } from './create-app-store.ts';

type TakenUp = { readonly persistor: Persistor; readonly isBack: Promise<void> };

/** A store takes up what the browser has kept once, however often its pages come and go. */
const takenUp = new WeakMap<Store, TakenUp>();

function takeUp<State extends CommonState>(store: Store, reducer: Reducer<State>): TakenUp {
  store.replaceReducer(reducer);
  const { promise: isBack, resolve } = Promise.withResolvers<void>();
  const persistor = persistStore(store, null, resolve);
  // What has just changed is written a moment later, and whoever leaves at once would lose it.
  globalThis.addEventListener('pagehide', () => void persistor.flush());
  const taken = { persistor, isBack };
  takenUp.set(store, taken);
  return taken;
}

/** Adds to a store what the browser has kept of its app; done when it is back. */
export async function takeUpState<State extends CommonState>(
  store: Store,
  reducer: Reducer<State>,
): Promise<void> {
  await (takenUp.get(store) ?? takeUp(store, reducer)).isBack;
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
    void takeUpState(store, reducer);
    return () => undefined;
  }, [store, reducer]);
  const taken = () => takenUp.get(store)?.persistor;
  const persistor = useSyncExternalStore(takeUpOnce, taken, taken);
  return persistor === undefined ? null : <WhenBack persistor={persistor}>{children}</WhenBack>;
}

function WhenBack({ persistor, children }: { readonly persistor: Persistor; readonly children: ReactNode }) {
  const hasAll = () => persistor.getState().bootstrapped;
  const isBack = useSyncExternalStore((changed) => persistor.subscribe(changed), hasAll, hasAll);
  return isBack ? children : null;
}
