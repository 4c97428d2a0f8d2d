import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { authModalSlice } from './auth-modal-slice.ts';
import type { SessionExtra } from './open-session.ts';
import type { sessionSlice } from './session-slice.ts';

/** The slices that signing in uses, in the state of every app. */
export type SessionStates = {
  readonly [sessionSlice.name]: ReturnType<typeof sessionSlice.reducer>;
  readonly [authModalSlice.name]: ReturnType<typeof authModalSlice.reducer>;
};

export type SessionThunk<Value> = ThunkAction<Value, SessionStates, SessionExtra, UnknownAction>;

export const useSessionDispatch =
  useDispatch.withTypes<ThunkDispatch<SessionStates, SessionExtra, UnknownAction>>();
