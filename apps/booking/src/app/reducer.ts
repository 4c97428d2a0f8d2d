import { combineReducers } from '@reduxjs/toolkit';
import { serverDataReducer } from '@repo/shell/store/create-app-store';
import { persistedSlice } from '@repo/shell/store/persisted-slice';
import { eventForm } from '../model/event-form.ts';
import { eventFormPersistence } from './persistence.ts';

export const reducer = combineReducers({
  ...serverDataReducer,
  [eventForm.name]: persistedSlice(eventForm.reducer, eventFormPersistence),
});
