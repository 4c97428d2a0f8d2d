import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { findEventAnswerIssues } from '@repo/domain/event/event-questions';
import type { EventAnswers } from '@repo/domain/event/event-questions';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { bookingEnds } from './booking-events.ts';
import { isText, shapeOf } from '@repo/shell/store/stored-shape';

export type EventDetail = { readonly answers: EventAnswers };

const initialState: EventDetail = { answers: { 5: '', 7: '', 8: '', 9: '' } };

/** The answers to the four questions, by the number of each question (F-R02). */
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
  fields: ['answers'],
  version: 1,
  migrations: {},
  hasRightForm: shapeOf({ answers: shapeOf({ 5: isText, 7: isText, 8: isText, 9: isText }) }),
};
