import { formOfAddress } from '@repo/session/forms/form-address';
import { authForms } from '@repo/session/session/auth-modal-slice';
import type { FirstPage } from '@repo/shell/start-app';
import { loginKindOf, storedWantedPage } from '@repo/session/storage/wanted-page';
import { OtherForm } from '../pages/other-form.tsx';
import { BookingState, EmailConfirmationPage, EventBookingPage } from './pages.ts';

/** Loads what a prerendered page needs before hydration. Other pages and steps load their parts when they are shown. */
export const loadFirstPage: FirstPage = async ({ store, pathname, search }) => {
  if (/^\/login\/?$/i.test(pathname)) {
    if (formOfAddress(new URLSearchParams(search)) !== authForms.login) await OtherForm.load();
    return [];
  }
  // A provider who was redirected finds the login of providers there.
  if (pathname === '/' && loginKindOf(storedWantedPage() ?? '') === 'provider') await OtherForm.load();
  if (/^\/email_confirmation\//i.test(pathname)) await EmailConfirmationPage.load();
  if (!/^\/event_booking\/?$/i.test(pathname)) return [];
  const parts = Promise.all([import('@repo/shell/store/persist-gate'), import('./reducer.ts')] as const);
  const kept = parts.then(async ([{ rehydrateState }, { reducer }]) => rehydrateState(store, reducer));
  const step = import('../pages/step-views.ts').then(async ({ stepViews }) => stepViews.setup.load());
  const requests = import('../model/api/catalogue.ts').then(({ prefetchCatalogue }) => prefetchCatalogue());
  await Promise.all([kept, step, BookingState.load(), EventBookingPage.load()]);
  return requests;
};
