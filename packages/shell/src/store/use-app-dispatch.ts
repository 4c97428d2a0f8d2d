import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionExtra } from '@repo/session/session/open-session';
import { useDispatch } from 'react-redux';
import type { CommonState } from './create-app-store.ts';

/** Dispatches events and thunks that all apps share. */
export const useAppDispatch =
  useDispatch.withTypes<ThunkDispatch<CommonState, SessionExtra, UnknownAction>>();
