import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SessionExtra } from '@repo/session/session/open-session';
import type { CommonState } from '@repo/shell/store/create-app-store';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';

export type ProviderThunk<Value> = ThunkAction<Value, CommonState, SessionExtra, UnknownAction>;

/** Dispatches the events and thunks of this app. */
export const useProviderDispatch = useAppDispatch;
