import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** What the host has said about the event so far. */
export type EventForm = { readonly eventTypeId: number | undefined };

const initialState: EventForm = { eventTypeId: undefined };

export const eventForm = createSlice({
  name: 'eventForm',
  initialState,
  reducers: {
    eventTypeChosen: (state, { payload }: PayloadAction<number>) => ({ ...state, eventTypeId: payload }),
  },
  selectors: {
    selectEventTypeId: ({ eventTypeId }) => eventTypeId,
  },
});

export const { eventTypeChosen } = eventForm.actions;
export const { selectEventTypeId } = eventForm.selectors;
