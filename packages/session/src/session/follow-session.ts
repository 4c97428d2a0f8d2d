import type { Dispatch } from '@reduxjs/toolkit';
import { serverData } from '@repo/api-client/server-data';
import { sessionKey } from '../storage/clear-stored.ts';
import type { SessionExtra } from './open-session.ts';
import { sendOwedLogout } from './owed-logout.ts';
import { sessionStarted } from './session-slice.ts';

/** Keeps the store informed of the session, also of changes in other tabs and apps. */
export function followSession({ keeper, call }: SessionExtra, dispatch: Dispatch): void {
  const sendLogout = (): void => void sendOwedLogout(call, keeper);
  sendLogout();
  globalThis.addEventListener('online', sendLogout);
  const user = keeper.user();
  if (user !== undefined) dispatch(sessionStarted(user));
  keeper.onEvent((event) => {
    dispatch(event);
    // A signed-in user sees other data than a guest, so the shown data is loaded again.
    if (sessionStarted.match(event)) dispatch(serverData.internalActions.onOnline());
  });
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === null || key === sessionKey) void keeper.follow();
  });
  // A page from the back-forward cache has missed storage events.
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void keeper.follow();
  });
}
