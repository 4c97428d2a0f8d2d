import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionExtra } from '@repo/session/session/open-session';
import { useDispatch } from 'react-redux';
import type { CommonState } from './create-app-store.ts';

/** Sends events and thunks of what all apps share. */
export const useShellDispatch =
  useDispatch.withTypes<ThunkDispatch<CommonState, SessionExtra, UnknownAction>>();
