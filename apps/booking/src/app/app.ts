import { combineReducers } from '@reduxjs/toolkit';
import { commonReducers } from '@repo/shell/store/create-app-store';
import { cartSource } from './cart-source.ts';
import { loadFirstPage } from './first-page.ts';
import { routes } from './routes.tsx';

/** The app as a browser starts it, and as its first pictures are drawn. */
export const app = {
  topic: ['booking', 'auth'],
  // The first view knows nothing of a booking: its state comes with the first of its pages.
  reducer: combineReducers(commonReducers),
  routes,
  cart: cartSource,
  loadFirstPage,
} as const;
