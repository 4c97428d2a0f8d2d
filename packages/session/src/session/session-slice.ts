import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '@repo/contracts/identity/session';
import { userKindOf } from '@repo/domain/identity/user-kind';
import type { UserKind } from '@repo/domain/identity/user-kind';

export type SessionUser = Session['user'];

/**
 * Who is there. `expired` is somebody whose session has ended by itself: the page still shows what it showed, below the
 * question to sign in again.
 */
export type SessionState =
  { readonly status: 'guest' } | { readonly status: 'signedIn' | 'expired'; readonly user: SessionUser };

/** A token is never in the store: it lives in the session's keeper, where no screen and no log can reach it. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'guest' }),
  reducers: {
    sessionStarted: (_, { payload: user }: PayloadAction<SessionUser>): SessionState => ({
      status: 'signedIn',
      user,
    }),
    sessionExpired: (state): SessionState =>
      state.status === 'guest' ? state : { ...state, status: 'expired' },
  },
  selectors: {
    selectUser: (state): SessionUser | undefined => (state.status === 'guest' ? undefined : state.user),
    /** Whoever has to sign in again is still treated as who they were: the page must not go away under them. */
    selectUserKind: (state): UserKind => userKindOf(state.status === 'guest' ? null : state.user.userTypeId),
    selectHasExpired: (state): boolean => state.status === 'expired',
  },
});

export const { sessionStarted, sessionExpired } = sessionSlice.actions;
export const { selectUser, selectUserKind, selectHasExpired } = sessionSlice.selectors;
