import type { Dispatch } from '@reduxjs/toolkit';
import { serverData } from '@repo/api-client/server-data';
import { sessionKey } from '../storage/clear-stored.ts';
import type { SessionKeeper } from './session-keeper.ts';
import { sessionStarted } from './session-slice.ts';

/** Lets the store know who is there, from now on, whichever tab or app of this browser it happens in. */
export function followSession(keeper: SessionKeeper, dispatch: Dispatch): void {
  const user = keeper.user();
  if (user !== undefined) dispatch(sessionStarted(user));
  keeper.onNews((news) => {
    dispatch(news);
    // Somebody who has signed in is shown other things than a guest: what stands on the page is asked for anew.
    if (sessionStarted.match(news)) dispatch(serverData.internalActions.onOnline());
  });
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === null || key === sessionKey) void keeper.follow();
  });
  // A page that comes back as it was left has heard nothing in the meantime.
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void keeper.follow();
  });
}
