import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '@repo/contracts/identity/session';
import { userKindOf } from '@repo/domain/identity/user-kind';
import type { UserKind } from '@repo/domain/identity/user-kind';

export type SessionUser = Session['user'];

/**
 * The session of the visitor. `expired` keeps the user: the page stays below the dialog that asks to sign in again
 * (A-96).
 */
export type SessionState =
  | { readonly status: 'guest' }
  | { readonly status: 'signedIn' | 'expired'; readonly user: SessionUser };

/** The user has logged in over a page that stays; sessionStarted also comes from another tab. */
export const loggedInHere = createAction('session/loggedInHere');

/** Never holds the token, which stays in the keeper, out of reach of screens and logs. */
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
    /** An expired user keeps their kind, so that the page is not redirected. */
    selectUserKind: (state): UserKind => userKindOf(state.status === 'guest' ? null : state.user.userTypeId),
    selectHasExpired: (state): boolean => state.status === 'expired',
  },
});

export const { sessionStarted, sessionExpired } = sessionSlice.actions;
export const { selectUser, selectUserKind, selectHasExpired } = sessionSlice.selectors;
