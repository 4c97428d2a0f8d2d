import { siteData } from '@repo/api-client/site-data';
import { brand } from '@repo/domain/brand';
import { openSession } from '@repo/session/session/open-session';
import { waitFor } from '@testing-library/react';
import { giveConsent } from '../consent/consent-slice.ts';
import { commonReducer, createAppStore } from '../store/create-app-store.ts';
import { unreachableHost } from '../testing/sessions.ts';
import { track } from './track.ts';

const deployment = {
  [`${brand.slug}ExtendPrice` as const]: 58,
  isDraftEventAllowed: true,
  isOneHourAllowed: true,
  downloadUrl: '',
  marketingUrl: '',
  communityUrl: '',
  analyticsId: 'G-1',
  googleMapsBrowserKey: null,
  errorReporting: null,
  company: { name: '', taxRegistration: null },
  socialSignIn: { google: null, facebook: null },
  socialLinks: [],
};

/** Opens a page whose configuration, with an analytics tag, is loaded. */
async function openPage() {
  const session = await openSession({
    apiHost: unreachableHost,
    locale: () => 'en-CA',
    loadPage: () => undefined,
  });
  const store = createAppStore(commonReducer, session);
  await store.dispatch(siteData.util.upsertQueryData('configuration', undefined, deployment));
  return store;
}

/** Returns the commands in the form that Google's tag accepts; it ignores any other. */
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

test('[A-80] [A-R19] with consent, loads the tag once, configures it, and sends each event', async () => {
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

test('[A-80] without consent, or after its withdrawal, tracks nothing', async () => {
  const { dispatch } = await openPage();
  dispatch(track('booking_requested', { event_id: 7 }));
  dispatch(giveConsent('all'));
  dispatch(track('booking_requested', { event_id: 8 }));
  dispatch(giveConsent('necessary'));
  await dispatch(siteData.endpoints.configuration.initiate());
  expect(globalThis.window.dataLayer).toBeUndefined();
  expect(tags()).toEqual([]);
});
