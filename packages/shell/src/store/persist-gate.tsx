import type { Reducer, Store } from '@reduxjs/toolkit';
import { isSame } from '@repo/domain/is-same';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { persistStore, REHYDRATE } from 'redux-persist';
import type { Persistor } from 'redux-persist';
import type { CommonState } from './create-app-store.ts';
import { readKey, sharedKeys } from './persisted-slice.ts';
import { look, parsedJson, shareStorage } from './shared-storage.ts';

type Rehydration = { readonly persistor: Persistor; readonly isBack: Promise<void> };

/** Each store is rehydrated once, however often its pages mount. */
const rehydrations = new WeakMap<Store, Rehydration>();

function takeUp<State extends CommonState>(store: Store, reducer: Reducer<State>): Rehydration {
  store.replaceReducer(reducer);
  const { promise: isBack, resolve } = Promise.withResolvers<void>();
  const persistor = persistStore(store, null, resolve);
  // Writes are delayed, so leaving at once would lose the last one.
  globalThis.addEventListener('pagehide', () => void persistor.flush());
  const taken = { persistor, isBack };
  rehydrations.set(store, taken);
  return taken;
}

/** Adds the stored slices of an app to a store, and resolves once they are rehydrated. */
export async function rehydrateState<State extends CommonState>(
  store: Store,
  reducer: Reducer<State>,
): Promise<void> {
  await (rehydrations.get(store) ?? takeUp(store, reducer)).isBack;
}

type PersistGateProps<State> = {
  /** The reducer of the whole app, which replaces that of the first page. */
  readonly reducer: Reducer<State>;
  /** A stored key whose removal by another tab ends the booking. */
  readonly endingKey: string;
  /** Ends it in this tab too. */
  readonly onEndedElsewhere: () => void;
  /** Whether the stored booking is the one of this page. */
  readonly isShared: () => boolean;
  /** Called after changes of another tab were applied. */
  readonly onChangedElsewhere: () => void;
  readonly children: ReactNode;
};

/** Renders pages once their state is rehydrated, and follows changes of other tabs. */
export function PersistGate<State extends CommonState>({
  reducer,
  children,
  ...tabs
}: PersistGateProps<State>) {
  const store = useStore();
  // After rendering, because rehydrating changes what is shown.
  const rehydrateOnce = useCallback(() => {
    void rehydrateState(store, reducer);
    return () => undefined;
  }, [store, reducer]);
  const taken = () => rehydrations.get(store)?.persistor;
  const persistor = useSyncExternalStore(rehydrateOnce, taken, taken);
  useOtherTabs(store, { ...tabs, flush: () => void taken()?.flush() });
  return persistor === undefined ? null : <WhenBack persistor={persistor}>{children}</WhenBack>;
}

type OtherTabs = Pick<
  PersistGateProps<unknown>,
  'endingKey' | 'onEndedElsewhere' | 'isShared' | 'onChangedElsewhere'
> & { readonly flush: () => void };

/**
 * Applies what other tabs write and end: on storage events, and when this page becomes visible, because a frozen page
 * receives no events.
 */
function useOtherTabs(store: Store, tabs: OtherTabs): void {
  const rehydrate = useEffectEvent((key: string, payload: unknown) => {
    store.dispatch({ type: REHYDRATE, key, payload });
    tabs.onChangedElsewhere();
  });
  const follow = useEffectEvent((keys: readonly string[]) => {
    if (!tabs.isShared()) return;
    // Merges recent entries of this tab with those of the other.
    tabs.flush();
    for (const key of keys) {
      const { before, now } = look(key);
      const payload = readKey(key, parsedJson(now));
      if (payload !== undefined && !isSame(payload, readKey(key, parsedJson(before))))
        rehydrate(key, payload);
    }
  });
  const end = useEffectEvent(() => {
    tabs.onEndedElsewhere();
    // Writes at once: a background tab would write seconds later, over newer changes.
    tabs.flush();
  });
  const onStorage = useEffectEvent(({ key, newValue }: StorageEvent) => {
    // Without a key, the whole storage was cleared.
    if (key === null || (key === tabs.endingKey && newValue === null)) end();
    else if (newValue !== null && sharedKeys().includes(key)) follow([key]);
  });
  const isShared = useEffectEvent(() => tabs.isShared());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    shareStorage({
      isShared: () => isShared(),
      // Deferred, because a write may happen inside a reducer.
      onMerged: (key) => queueMicrotask(() => rehydrate(key, readKey(key, parsedJson(look(key).now)))),
    });
    const followAll = (): void => follow(sharedKeys());
    globalThis.addEventListener('storage', (event) => onStorage(event), { signal });
    globalThis.addEventListener('pageshow', ({ persisted }) => persisted && followAll(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') followAll();
      },
      { signal },
    );
    return () => controller.abort();
  }, []);
}

function WhenBack({ persistor, children }: { readonly persistor: Persistor; readonly children: ReactNode }) {
  const hasAll = () => persistor.getState().bootstrapped;
  const isBack = useSyncExternalStore((changed) => persistor.subscribe(changed), hasAll, hasAll);
  return isBack ? children : null;
}
