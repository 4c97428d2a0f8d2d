import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionExtra } from '@repo/session/session/open-session';
import { useDispatch } from 'react-redux';
import type { CommonState } from './create-app-store.ts';

export type AppThunk<Value> = ThunkAction<Value, CommonState, SessionExtra, UnknownAction>;

/** Dispatches events and thunks that all apps share. */
export const useAppDispatch =
  useDispatch.withTypes<ThunkDispatch<CommonState, SessionExtra, UnknownAction>>();
