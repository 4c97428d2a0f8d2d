import { formOfAddress } from '@repo/session/forms/form-address';
import { authForms } from '@repo/session/session/auth-modal-slice';
import type { FirstPage } from '@repo/shell/start-app';
import { takeUpState } from '@repo/shell/store/kept-state';
import { OtherForm } from '../pages/other-form.tsx';
import { BookingState, EmailConfirmationPage, EventBookingPage, SetPasswordPage } from './pages.ts';

/**
 * Brings what a page that comes with its picture shows before it is taken up, so that it comes whole. Other pages and
 * steps load their parts as they are shown.
 */
export const loadFirstPage: FirstPage = async ({ store, i18n, pathname, search }) => {
  if (/^\/login\/?$/i.test(pathname)) {
    if (formOfAddress(new URLSearchParams(search)) !== authForms.login) await OtherForm.load();
    return [];
  }
  if (/^\/change_password\/?$/i.test(pathname)) await SetPasswordPage.load();
  if (/^\/email_confirmation\//i.test(pathname)) await EmailConfirmationPage.load();
  if (!/^\/event_booking\/?$/i.test(pathname)) return [];
  const kept = import('./reducer.ts').then(async ({ reducer }) => takeUpState(store, reducer));
  const step = import('../pages/step-views.ts').then(async ({ stepViews }) => stepViews.setup.load());
  const questions = import('../model/api/catalogue.ts').then(({ firstQuestions }) => firstQuestions());
  const texts = i18n.loadNamespaces(['wizard', 'eventSetup', 'providerChoice', 'bookingCart']);
  await Promise.all([kept, step, texts, BookingState.load(), EventBookingPage.load()]);
  return questions;
};
