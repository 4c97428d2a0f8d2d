import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '@repo/api-client/api-failure';
import type { SuccessKey } from '@repo/domain/errors/success-catalogue';
import { loggedInHere } from '@repo/session/session/session-slice';

/** A failed call, or a failure that a screen has found itself, which has no message of the server. */
type ShownFailure = Pick<ApiFailure, 'code'> & Partial<Pick<ApiFailure, 'details' | 'message'>>;

export type ShownNotice =
  | { readonly kind: 'success'; readonly key: SuccessKey }
  | {
      readonly kind: 'failure';
      readonly failure: ShownFailure;
      /** False where the same text is announced in its place. */
      readonly isAnnounced: boolean;
    };

type NewNotice = ShownNotice | { readonly kind: 'resolved'; readonly code: ShownFailure['code'] };
type Notice = { readonly id: number } & NewNotice;
type FailedCall = { readonly failure: ShownFailure; readonly isAnnounced: boolean };

type NoticesState = { readonly nextId: number; readonly waiting: readonly Notice[] };

const withNotice = ({ nextId, waiting }: NoticesState, notice: NewNotice): NoticesState => ({
  nextId: nextId + 1,
  waiting: [...waiting, { id: nextId, ...notice }],
});

/** Notices that wait to be shown as toasts. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: (): NoticesState => ({ nextId: 1, waiting: [] }),
  reducers: {
    actionSucceeded: (state, { payload: key }: PayloadAction<SuccessKey>): NoticesState =>
      withNotice(state, { kind: 'success', key }),
    /** A screen refuses an action by itself; failed calls raise their toast in notify-failures.ts. */
    actionFailed: (state, { payload: failure }: PayloadAction<ShownFailure>): NoticesState =>
      withNotice(state, { kind: 'failure', failure, isAnnounced: true }),
    /** An expired session has its own dialog. */
    callFailed: (state, { payload }: PayloadAction<FailedCall>): NoticesState =>
      payload.failure.code === 'session_has_expired'
        ? state
        : withNotice(state, { kind: 'failure', ...payload }),
    /** Dismisses the toast of a failure that no longer applies. */
    failureResolved: (state, { payload: code }: PayloadAction<ShownFailure['code']>): NoticesState =>
      withNotice(state, { kind: 'resolved', code }),
    noticeShown: ({ nextId, waiting }, { payload: shown }: PayloadAction<number>): NoticesState => ({
      nextId,
      waiting: waiting.filter(({ id }) => id !== shown),
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(loggedInHere, (state) =>
      withNotice(state, { kind: 'success', key: 'logged_in_successfully' }),
    ),
  selectors: { selectWaitingNotices: ({ waiting }) => waiting },
});

export const { actionSucceeded, actionFailed, callFailed, failureResolved, noticeShown } =
  noticesSlice.actions;
export const { selectWaitingNotices } = noticesSlice.selectors;
