import { combineReducers } from '@reduxjs/toolkit';
import { commonReducers } from '@repo/shell/store/create-app-store';
import { persistedSlice } from '@repo/shell/store/persisted-slice';
import { eventForm } from '../model/event-form.ts';
import { eventFormPersistence } from './persistence.ts';

export const reducer = combineReducers({
  ...commonReducers,
  [eventForm.name]: persistedSlice(eventForm.reducer, eventFormPersistence),
});
