import type { Reducer, Store } from '@reduxjs/toolkit';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
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
  /** One of the keys: another tab that takes it out of the storage has ended all that is kept. */
  readonly endingKey: string;
  /** Ends it here as well. */
  readonly onEndedElsewhere: () => void;
  readonly children: ReactNode;
};

/** Pages whose state outlives a reload; they are shown once it is back. */
export function KeptState<State extends CommonState>({
  reducer,
  endingKey,
  onEndedElsewhere,
  children,
}: KeptStateProps<State>) {
  const store = useStore();
  // Not while it renders: what is taken up changes what is already shown.
  const takeUpOnce = useCallback(() => {
    void takeUpState(store, reducer);
    return () => undefined;
  }, [store, reducer]);
  const taken = () => takenUp.get(store)?.persistor;
  const persistor = useSyncExternalStore(takeUpOnce, taken, taken);
  useEndElsewhere(endingKey, () => {
    onEndedElsewhere();
    // At once: a tab in the background would write only seconds later, over what the other one has begun by then.
    void taken()?.flush();
  });
  return persistor === undefined ? null : <WhenBack persistor={persistor}>{children}</WhenBack>;
}

/** Only other tabs are told of what one does to the storage; without a key it was emptied whole. */
function useEndElsewhere(endingKey: string, follow: () => void): void {
  const hear = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key === null || (key === endingKey && newValue === null)) follow();
  });
  useEffect(() => {
    const controller = new AbortController();
    globalThis.addEventListener('storage', (news) => hear(news), { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

function WhenBack({ persistor, children }: { readonly persistor: Persistor; readonly children: ReactNode }) {
  const hasAll = () => persistor.getState().bootstrapped;
  const isBack = useSyncExternalStore((changed) => persistor.subscribe(changed), hasAll, hasAll);
  return isBack ? children : null;
}
