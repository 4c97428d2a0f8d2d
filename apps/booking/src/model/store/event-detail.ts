import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { findEventAnswerIssues } from '@repo/domain/event/event-questions';
import type { EventAnswers } from '@repo/domain/event/event-questions';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { bookingEnds } from './booking-events.ts';
import { recordOf, text } from '@repo/session/storage/stored-shape';

export type EventDetail = { readonly answers: EventAnswers };

const initialState: EventDetail = { answers: { 5: '', 7: '', 8: '', 9: '' } };

/** The answers to the four questions, keyed by question type (F-R02). */
export const eventDetail = createSlice({
  name: 'eventDetail',
  initialState,
  reducers: {
    answersEdited: ({ answers }, { payload }: PayloadAction<Partial<EventAnswers>>) => ({
      answers: { ...answers, ...payload },
    }),
  },
  extraReducers: (build) => build.addMatcher(isAnyOf(...bookingEnds), () => initialState),
  selectors: {
    selectAnswers: ({ answers }) => answers,
    selectIsDetailComplete: ({ answers }) => findEventAnswerIssues(answers).length === 0,
  },
});

export const { answersEdited } = eventDetail.actions;
export const { selectAnswers, selectIsDetailComplete } = eventDetail.selectors;

export const eventDetailPersistence: Persistence<EventDetail> = {
  key: 'eventDetail',
  version: 1,
  migrations: {},
  forms: ['answers'],
  fields: {
    answers: recordOf<EventAnswers>({ 5: text, 7: text, 8: text, 9: text }, initialState.answers),
  },
};
