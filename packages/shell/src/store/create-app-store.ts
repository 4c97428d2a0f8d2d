import { configureStore } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import type { Call } from '@repo/api-client/create-call';
import { serverData } from '@repo/api-client/server-data';
import type { StoreExtra } from '@repo/api-client/server-data';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

/** What redux-persist sends through the store holds functions; every other action must be plain data. */
const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/** The reducer of the server data that every app combines with its own slices. */
export const serverDataReducer = { [serverData.reducerPath]: serverData.reducer };

export type ServerDataState = { readonly serverData: ReturnType<typeof serverData.reducer> };

/** The store of one app; `call` is how its thunks and queries reach the API. */
export function createAppStore<State extends ServerDataState>(reducer: Reducer<State>, call: Call) {
  const extraArgument: StoreExtra = { call };
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, serializableCheck: { ignoredActions: persistActions } }).concat(
        serverData.middleware,
      ),
  });
}
