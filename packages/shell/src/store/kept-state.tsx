import type { Reducer, Store } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { persistStore } from 'redux-persist';
import type { Persistor } from 'redux-persist';
import type { CommonState } from './create-app-store.ts';

/** A store takes up what the browser has kept once, however often its pages come and go. */
const persistors = new WeakMap<Store, Persistor>();

function takeUp<State extends CommonState>(store: Store, reducer: Reducer<State>): Persistor {
  const known = persistors.get(store);
  if (known !== undefined) return known;
  store.replaceReducer(reducer);
  const persistor = persistStore(store);
  persistors.set(store, persistor);
  // What has just changed is written a moment later, and whoever leaves at once would lose it.
  globalThis.addEventListener('pagehide', () => void persistor.flush());
  return persistor;
}

type KeptStateProps<State> = {
  /** All of the app's state, in place of what its first view did with. */
  readonly reducer: Reducer<State>;
  readonly children: ReactNode;
};

/** Pages whose state outlives a reload; they are shown once it is back. */
export function KeptState<State extends CommonState>({ reducer, children }: KeptStateProps<State>) {
  const store = useStore();
  const [persistor, setPersistor] = useState<Persistor>();
  useEffect(() => setPersistor(takeUp(store, reducer)), [store, reducer]);
  return persistor === undefined ? null : <WhenBack persistor={persistor}>{children}</WhenBack>;
}

function WhenBack({ persistor, children }: { readonly persistor: Persistor; readonly children: ReactNode }) {
  const isBack = useSyncExternalStore(
    (changed) => persistor.subscribe(changed),
    () => persistor.getState().bootstrapped,
  );
  return isBack ? children : null;
}
