import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '@repo/api-client/api-failure';
import type { SuccessKey } from '@repo/domain/errors/success-catalogue';

/** What went wrong, by its key; a failure of a call as it is, or one that a screen has found by itself. */
type ToldFailure = Pick<ApiFailure, 'code'> & Partial<Pick<ApiFailure, 'details'>>;

export type ShownNotice =
  | { readonly kind: 'success'; readonly key: SuccessKey }
  | { readonly kind: 'failure'; readonly failure: ToldFailure };

type Notice = { readonly id: number } & (
  ShownNotice | { readonly kind: 'mended'; readonly code: ToldFailure['code'] }
);

type NoticesState = { readonly nextId: number; readonly waiting: readonly Notice[] };

/** What is to be told at the corner of the page, until it has been shown there. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: (): NoticesState => ({ nextId: 1, waiting: [] }),
  reducers: {
    actionSucceeded: ({ nextId, waiting }, { payload: key }: PayloadAction<SuccessKey>): NoticesState => ({
      nextId: nextId + 1,
      waiting: [...waiting, { id: nextId, kind: 'success', key }],
    }),
    actionFailed: ({ nextId, waiting }, { payload: failure }: PayloadAction<ToldFailure>): NoticesState => ({
      nextId: nextId + 1,
      waiting: [...waiting, { id: nextId, kind: 'failure', failure }],
    }),
    /** What was told to be wrong no longer is. */
    failureMended: (
      { nextId, waiting },
      { payload: code }: PayloadAction<ToldFailure['code']>,
    ): NoticesState => ({
      nextId: nextId + 1,
      waiting: [...waiting, { id: nextId, kind: 'mended', code }],
    }),
    noticeShown: ({ nextId, waiting }, { payload: shown }: PayloadAction<number>): NoticesState => ({
      nextId,
      waiting: waiting.filter(({ id }) => id !== shown),
    }),
  },
  selectors: { selectWaitingNotices: ({ waiting }) => waiting },
});

export const { actionSucceeded, actionFailed, failureMended, noticeShown } = noticesSlice.actions;
export const { selectWaitingNotices } = noticesSlice.selectors;
