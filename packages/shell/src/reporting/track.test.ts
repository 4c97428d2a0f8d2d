import { combineReducers } from '@reduxjs/toolkit';
import { siteData } from '@repo/api-client/site-data';
import { brand } from '@repo/domain/brand';
import { openSession } from '@repo/session/session/open-session';
import { waitFor } from '@testing-library/react';
import { giveConsent } from '../consent/consent-slice.ts';
import { commonReducers, createAppStore } from '../store/create-app-store.ts';
import { nobody } from '../testing/sessions.ts';
import { track } from './track.ts';

const deployment = {
  [`${brand.slug}ExtendPrice` as const]: 58,
  isDraftEventAllowed: true,
  isOneHourAllowed: true,
  downloadUrl: '',
  marketingUrl: '',
  analyticsId: 'G-1',
  errorReporting: null,
  company: { name: '', taxRegistration: null },
  socialSignIn: { google: null, facebook: null },
  socialLinks: [],
};

/** A page that knows its deployment already, which has an analytics tag. */
async function openPage() {
  const session = await openSession({ apiHost: nobody, locale: () => 'en-CA', loadPage: () => undefined });
  const store = createAppStore(combineReducers(commonReducers), session);
  await store.dispatch(siteData.util.upsertQueryData('configuration', undefined, deployment));
  return store;
}

/** What the tag of Google takes for a command; it passes over all else without a word. */
const commands = (): unknown[][] =>
  (globalThis.window.dataLayer ?? [])
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => Array.from(Object(entry)));

const tags = () => [...document.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete globalThis.window.dataLayer;
});

test('[A-80] [A-R19] with consent the tag is loaded once, set up, and told each event in the form that it takes', async () => {
  const { dispatch } = await openPage();
  dispatch(giveConsent('all'));
  dispatch(track('booking_requested', { event_id: 7, value: 137.63, providers: 2 }));
  dispatch(track('booking_requested', { event_id: 8, value: 20, providers: 1 }));
  await waitFor(() =>
    expect(commands()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', { send_page_view: false }],
      ['event', 'booking_requested', { event_id: 7, value: 137.63, providers: 2 }],
      ['event', 'booking_requested', { event_id: 8, value: 20, providers: 1 }],
    ]),
  );
  expect(tags()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
});

test('[A-80] without consent, or when it is taken back at once, nothing is counted', async () => {
  const { dispatch } = await openPage();
  dispatch(track('booking_requested', { event_id: 7 }));
  dispatch(giveConsent('all'));
  dispatch(track('booking_requested', { event_id: 8 }));
  dispatch(giveConsent('necessary'));
  await dispatch(siteData.endpoints.configuration.initiate());
  expect(globalThis.window.dataLayer).toBeUndefined();
  expect(tags()).toEqual([]);
});
