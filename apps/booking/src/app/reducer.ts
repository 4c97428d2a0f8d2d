import { combineReducers } from '@reduxjs/toolkit';
import { commonReducers } from '@repo/shell/store/create-app-store';
import { persistedSlice } from '@repo/shell/store/persisted-slice';
import { cart, cartPersistence } from '../model/store/cart.ts';
import { eventDetail, eventDetailPersistence } from '../model/store/event-detail.ts';
import { eventForm, eventFormPersistence } from '../model/store/event-form.ts';
import { recap, recapPersistence } from '../model/store/recap.ts';
import { savedCart, savedCartPersistence } from '../model/store/saved-cart.ts';
import { selection, selectionPersistence } from '../model/store/selection.ts';
import { wizard, wizardPersistence } from '../model/store/wizard.ts';

/** Persists each part of a booking under its own key (S1§3, A-97). */
export const reducer = combineReducers({
  ...commonReducers,
  [eventForm.name]: persistedSlice(eventForm.reducer, eventFormPersistence),
  [selection.name]: persistedSlice(selection.reducer, selectionPersistence),
  [recap.name]: persistedSlice(recap.reducer, recapPersistence),
  [eventDetail.name]: persistedSlice(eventDetail.reducer, eventDetailPersistence),
  [cart.name]: persistedSlice(cart.reducer, cartPersistence),
  [savedCart.name]: persistedSlice(savedCart.reducer, savedCartPersistence),
  [wizard.name]: persistedSlice(wizard.reducer, wizardPersistence),
});
