import type { FirstPage } from '@repo/shell/start-app';
import { takeUpState } from '@repo/shell/store/kept-state';
import { BookingState, EventBookingPage } from './pages.ts';

/**
 * Brings what the first step of a booking shows before the first picture of it, so that it comes whole. Other pages and
 * steps load their parts as they are shown.
 */
export const loadFirstPage: FirstPage = async ({ store, i18n, path }) => {
  if (!/^\/event_booking\/?$/i.test(path)) return;
  const kept = import('./reducer.ts').then(async ({ reducer }) => takeUpState(store, reducer));
  const step = import('../pages/step-views.ts').then(async ({ stepViews }) => stepViews.setup.load());
  const texts = i18n.loadNamespaces(['wizard', 'eventSetup', 'providerChoice', 'bookingCart']);
  await Promise.all([kept, step, texts, BookingState.load(), EventBookingPage.load()]);
};
