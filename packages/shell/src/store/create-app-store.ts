import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { serverData } from '@repo/api-client/server-data';
import { authModalSlice } from '@repo/session/session/auth-modal-slice';
import { followSession } from '@repo/session/session/follow-session';
import type { SessionExtra } from '@repo/session/session/open-session';
import { sessionSlice } from '@repo/session/session/session-slice';
import { connectionSlice } from '../connection/connection-slice.ts';
import { consentRead, consentSlice } from '../consent/consent-slice.ts';
import { readConsent } from '../consent/stored-consent.ts';
import { noticesSlice } from '../notices/notices-slice.ts';
import { notifyFailures } from '../notices/notify-failures.ts';

/** Actions of redux-persist contain functions; all others must be serializable. */
const persistActions = ['FLUSH', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER', 'REHYDRATE'].map(
  (name) => `persist/${name}`,
);

/** The reducers of every app: server data, session and shared parts of the shell. */
export const commonReducers = {
  [serverData.reducerPath]: serverData.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [authModalSlice.name]: authModalSlice.reducer,
  [connectionSlice.name]: connectionSlice.reducer,
  [consentSlice.name]: consentSlice.reducer,
  [noticesSlice.name]: noticesSlice.reducer,
};

/** The reducer of an app without slices of its own. */
export const commonReducer = combineReducers(commonReducers);

export type CommonState = {
  readonly [Name in keyof typeof commonReducers]: ReturnType<(typeof commonReducers)[Name]>;
};

/** Creates the store of an app; its thunks and queries call the API with the session. */
export function createAppStore<State extends CommonState>(reducer: Reducer<State>, session: SessionExtra) {
  const call = notifyFailures(session.call, (notice) => void store.dispatch(notice));
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { ...session, call } },
        serializableCheck: { ignoredActions: persistActions },
      }).concat(serverData.middleware),
  });
  store.dispatch(consentRead(readConsent()));
  followSession(session, store.dispatch);
  // Reloads shown data when the network comes back; `refetchOnReconnect` of server-data.ts needs it.
  setupListeners(store.dispatch);
  return store;
}
