import { configureStore } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { serverData } from '@repo/api-client/server-data';
import { authModalSlice } from '@repo/session/session/auth-modal-slice';
import { followSession } from '@repo/session/session/follow-session';
import type { SessionExtra } from '@repo/session/session/open-session';
import { sessionSlice } from '@repo/session/session/session-slice';
import { connectionSlice } from '../connection/connection-slice.ts';
import { consentSlice } from '../consent/consent-slice.ts';
import { noticesSlice } from '../notices/notices-slice.ts';

/** What redux-persist sends through the store holds functions; every other action must be plain data. */
const persistActions = ['FLUSH', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER', 'REHYDRATE'].map(
  (name) => `persist/${name}`,
);

/** What every app combines with its own slices: what the server said, and who is there. */
export const commonReducers = {
  [serverData.reducerPath]: serverData.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [authModalSlice.name]: authModalSlice.reducer,
  [connectionSlice.name]: connectionSlice.reducer,
  [consentSlice.name]: consentSlice.reducer,
  [noticesSlice.name]: noticesSlice.reducer,
};

export type CommonState = {
  readonly [Name in keyof typeof commonReducers]: ReturnType<(typeof commonReducers)[Name]>;
};

/** The store of one app; the session is how its thunks and queries reach the API, and who they do it for. */
export function createAppStore<State extends CommonState>(reducer: Reducer<State>, session: SessionExtra) {
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: session },
        serializableCheck: { ignoredActions: persistActions },
      }).concat(serverData.middleware),
  });
  followSession(session.keeper, store.dispatch);
  return store;
}
