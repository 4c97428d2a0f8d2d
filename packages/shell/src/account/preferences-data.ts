import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '@repo/api-client/api-failure';
import { contractCall, serverData } from '@repo/api-client/server-data';
import type { Preferences } from '@repo/contracts/notifications/preferences';
import type { SessionThunk } from '@repo/session/session/session-dispatch';
import type { CommonState } from '../store/create-app-store.ts';

/** The mail preferences of the signed-in account. */
export const mailPreferences = serverData.injectEndpoints({
  endpoints: (build) => ({
    mailPreferences: build.query<Preferences, void>({
      query: () => contractCall('GET /api/v1/MessageBoard/Preferences', {}),
      // Another device may have changed them.
      providesTags: ['live', 'preferences'],
    }),
  }),
});

export const { useMailPreferencesQuery } = mailPreferences;

/** Loads the preferences again, once all running requests have ended; returns the id of the last request so far. */
export const reloadPreferences =
  (): ThunkAction<string | undefined, CommonState, unknown, UnknownAction> => (dispatch, getState) => {
    const { requestId } = mailPreferences.endpoints.mailPreferences.select()(getState());
    dispatch(serverData.util.invalidateTags(['preferences']));
    return requestId;
  };

/** Saves what has changed; returns the failure, if any. */
export const savePreferences =
  (change: Partial<Preferences>): SessionThunk<Promise<ApiFailure | undefined>> =>
  async (_, __, { call }) => {
    const input = { body: change };
    const saved = await call('PUT /api/v1/MessageBoard/Preferences', input, { failureToast: 'silent' });
    return saved.ok ? undefined : saved.failure;
  };
