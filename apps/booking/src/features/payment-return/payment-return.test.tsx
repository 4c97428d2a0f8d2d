import type { Locale } from '@repo/i18n/locale';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { openApp } from '@repo/shell/testing/open-app';
import { payAt } from '@repo/shell/testing/pay-at';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand } from '@repo/domain/brand';
import { StrictMode } from 'react';
import { reducer } from '../../app/reducer.ts';
import { routes } from '../../app/routes.tsx';
import {
  briefedRecap,
  demoSession,
  filledForm,
  freeProviders,
  storeBooking,
} from '../../testing/booking-on-device.ts';
import { patience } from '../../testing/open-booking.tsx';
import { checkOut } from '../../testing/open-cart.tsx';

const thanks = `Your payment has been processed. Check your email for further details regarding your booking or other transactions made through our ${brand.singular} website.`;

/** Shared by all tests, because sign-ins are limited. */
let host: ReturnType<typeof demoSession> | undefined;

/** Opens a path, or reloads the current page and keeps its history state. */
async function open(path?: string, locale: Locale = 'en-CA') {
  host ??= demoSession();
  if (path !== undefined) history.replaceState(null, '', path);
  return openApp({
    topic: ['booking', 'auth', 'successes'],
    reducer,
    routes: <StrictMode>{routes}</StrictMode>,
    session: await host,
    locale,
  });
}

/** Opens the thank-you page with this history state. */
async function openThanks(usr: object, locale?: Locale) {
  history.replaceState({ usr }, '', '/EventBookRequested');
  return open(undefined, locale);
}

/** Books and pays for an event on a day of its own, and returns the address that the payment page returns to. */
async function payOn(days: number, recap?: typeof briefedRecap): Promise<string> {
  const form = filledForm(days);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1), ...(recap && { recap }) });
  const { loads, unmount } = await open('/event_booking?step=cart');
  await screen.findByRole('region', { name: 'Totals' }, patience);
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  unmount();
  return payAt(loads[0]);
}

const paymentCalls = (spy: jest.SpyInstance): number =>
  spy.mock.calls.filter(([, address]) => String(address).includes('/MakePayment/')).length;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete globalThis.window.dataLayer;
});

test('[A-R03] [H-R03] [H-R05] [H-R08] [H-R09] [H-R12] [A-R19] confirms a paid booking once, tracks it with consent, clears it and thanks for it', async () => {
  const back = await payOn(50);
  expect(back).toMatch(/^\/EventBookRequested\/\d+\/\d+\/1$/);
  localStorage.setItem('consent', JSON.stringify({ version: 1, choice: 'all' }));
  const sends = jest.spyOn(XMLHttpRequest.prototype, 'open');
  const { store, unmount } = await open(back);
  expect(await screen.findByRole('heading', { name: 'Thank You' }, patience)).toBeVisible();
  expect(screen.getByText(thanks)).toBeVisible();
  expect(screen.getByText('$137.63')).toBeVisible();
  expect(screen.getByText('Garden party')).toBeVisible();
  expect(screen.getByText(/ at 10:00\sa\.m\. E[SD]T$/)).toBeVisible();
  expect(screen.getByText(/^12:00 p\.m\./)).toBeVisible();
  expect(screen.getByText('100 Queen St W, Toronto, ON M5H 2N2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/CustomerDashboard');
  expect(location.pathname).toBe('/EventBookRequested');
  expect(paymentCalls(sends)).toBe(1);
  const counted = { event_id: Number(back.split('/')[2]), value: 137.63, providers: 1 };
  await waitFor(() =>
    expect(globalThis.window.dataLayer?.map((command) => Array.from(Object(command)))).toEqual([
      ['event', 'booking_requested', counted],
    ]),
  );
  expect(store.getState().selection.providers).toEqual([]);
  expect(store.getState().eventForm.values.eventName).toBe('');
  expect(localStorage.getItem('retryBooking')).toBeNull();
  unmount();
  // A reload shows the same page and sends no request.
  await open();
  expect(await screen.findByText(thanks, {}, patience)).toBeVisible();
  expect(screen.getByText('Garden party')).toBeVisible();
  expect(paymentCalls(sends)).toBe(1);
  sends.mockRestore();
  await userEvent.click(screen.getByRole('link', { name: 'Book another event' }));
  await waitFor(() => expect(location.search).toBe('?step=setup'));
  expect(await screen.findByLabelText('Event name', {}, patience)).toHaveValue('');
});

test('[H-R02] [A-101] a recap stays in the local copy until its payment is confirmed', async () => {
  const back = await payOn(55, briefedRecap);
  const stored = (): string => localStorage.getItem('reel') ?? '';
  expect(JSON.parse(stored())).toMatchObject({ isSubmitted: true, quantityWithLogo: 2 });
  const { store } = await open(back);
  // Two hours and two recaps were charged.
  expect(await screen.findByText('$434.25', {}, patience)).toBeVisible();
  expect(store.getState().recap).toMatchObject({ isSubmitted: false, quantityWithLogo: 0 });
  await waitFor(() => expect(stored()).not.toContain('Laughing people'));
});

test('[A-R19] [A-72] ignores a booking that another tab has started, and tracks nothing without consent', async () => {
  const back = await payOn(51);
  const other = filledForm(53, { eventName: 'Jubilee' });
  storeBooking({ form: other, providers: (await freeProviders(other)).slice(0, 1) });
  const { store } = await open(back);
  expect(await screen.findByText(thanks, {}, patience)).toBeVisible();
  expect(screen.queryByText('Jubilee')).toBeNull();
  expect(store.getState().eventForm.values.eventName).toBe('Jubilee');
  expect(store.getState().selection.providers).toHaveLength(1);
  expect(localStorage.getItem('dataToSend')).not.toBeNull();
  expect(globalThis.window.dataLayer).toBeUndefined();
});

test('[A-50] shows why an order of another account is refused, and keeps the current booking', async () => {
  const form = filledForm(54);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { store } = await open('/EventBookRequested/999999/999999/1');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' }, patience)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Object does not exist');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(store.getState().selection.providers).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('[H-R04] [H-R07] [H-R09] [A-96] shows a pending payment; a failure clears the booking, and Try again restores it after a reload', async () => {
  const form = filledForm(52);
  const unpaid = { eventId: 999_999, orderItemGroupId: 999_999 };
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1), unpaid });
  const first = await open('/EventBookRequested/999999/999999/1');
  expect(await screen.findByRole('heading', { name: 'processing....' }, patience)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Something went wrong' }, patience)).toBeVisible();
  expect(first.store.getState().eventForm.values.eventName).toBe('');
  first.unmount();
  const { loads, unmount } = await open('/EventBookRequested/999999/999999/1');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, patience));
  expect(loads).toEqual(['/event_booking?step=cart']);
  expect(localStorage.getItem('retryBooking')).toBeNull();
  unmount();
  await open('/event_booking?step=cart');
  expect(await screen.findByText('Garden party', {}, patience)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check out - Pay $137.63' })).toBeVisible();
});

test('[H-R06] a draft whose providers have agreed is complete', async () => {
  await openThanks({ kind: '2', eventName: 'Reunion' });
  expect(
    await screen.findByText(
      `Your booking is complete and all the ${brand.plural} are assigned to the event.`,
      {},
      patience,
    ),
  ).toBeVisible();
});

test('[A-R03] [H-R03] a visit without a payment claims none, and leads to the bookings', async () => {
  await open('/EventBookRequested');
  expect(await screen.findByRole('heading', { name: 'Your bookings' }, patience)).toBeVisible();
  expect(screen.getByText('Your bookings are under My Account.')).toBeVisible();
  expect(screen.queryByText(thanks)).toBeNull();
  expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/CustomerDashboard');
  expect(screen.getByRole('link', { name: 'Book another event' })).toHaveAttribute('href', '/event_booking');
});

test.each([
  ['en-CA', ['Maya'], brand.singular, `Your ${brand.singular} gets your request and has`],
  ['en-CA', ['Maya', 'Devon', 'Aria'], brand.plural, `Your ${brand.plural} get your request and have`],
  ['fr-CA', ['Maya'], brand.singular, `Votre ${brand.singular} reçoit votre demande et doit`],
  [
    'fr-CA',
    ['Maya', 'Devon', 'Aria'],
    brand.plural,
    `Vos ${brand.plural} reçoivent votre demande et doivent`,
  ],
] as const)(
  '[H-R12] in %s the number of booked providers changes the text: %j',
  async (locale, names, word, request) => {
    await openThanks({ kind: '1', eventName: 'Reunion', providerNames: names }, locale);
    expect(await screen.findByText(new RegExp(`^${request}`), {}, patience)).toBeVisible();
    expect(screen.getByText(new RegExp(`^(Your|Votre|Vos) ${word}$`))).toBeVisible();
  },
);

test.each([
  [
    30,
    /^Your .* still has to accept, within 4 hours of your payment\. If they decline or don’t answer, you get everything back\.$/,
    /^It’s too late for a full refund\. Cancel by \w+day, .* E[SD]T for a 50% refund/,
  ],
  [20, /within 4 hours/, /starts in less than 24 hours, so you can’t cancel it for a refund\.$/],
  [
    72,
    /within 24 hours/,
    /^Cancel by \w+day, .* E[SD]T for a full refund, or by \w+day, .* E[SD]T for a 50% refund/,
  ],
])(
  '[FF-46] [A-28] [A-25] an event in %d hours shows its own terms',
  async (hours, acceptance, cancellation) => {
    const startsAtSeconds = nowSeconds() + hours * 3600 + 60;
    await openThanks({ kind: '1', eventName: 'Soon', providerNames: ['Maya'], startsAtSeconds });
    expect(await screen.findByText(acceptance, {}, patience)).toBeVisible();
    expect(screen.getByText(cancellation)).toBeVisible();
  },
);

test('offers a calendar file for a booked event, unless its end is unknown', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  // jsdom has no object URLs.
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  const startsAtSeconds = Date.parse('2030-06-12T18:00-04:00') / 1000;
  const booked = { kind: '1', eventId: 7, eventName: 'Tea, cake', startsAtSeconds };
  const { unmount } = await openThanks({
    ...booked,
    endsAtSeconds: startsAtSeconds + 7200,
    address: '1 King St W',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to your calendar' }, patience));
  expect(names).toEqual(['event.ics']);
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(files[0] ?? new Blob());
  });
  expect(text).toContain(
    '\r\nDTSTART:20300612T220000Z\r\nDTEND:20300613T000000Z\r\nSUMMARY:Tea\\, cake\r\nLOCATION:1 King',
  );
  unmount();
  await openThanks({ ...booked, kind: '0' });
  expect(await screen.findByText('Tea, cake', {}, patience)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to your calendar' })).toBeNull();
  click.mockRestore();
});

/** Changes the storage as another tab would, and resolves once this tab has received the event. */
const inOtherTab = (change: (storage: Storage) => void): Promise<void> =>
  act(async () => {
    const before = { ...localStorage };
    change(localStorage);
    for (const key of new Set([...Object.keys(before), ...Object.keys(localStorage)])) {
      const newValue = localStorage.getItem(key);
      if (newValue !== (before[key] ?? null)) dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  });

test.each(['cart', 'setup'])(
  '[H-R09] ends a booking that another tab has paid at the step %s too, and does not restore it',
  async (step) => {
    const form = filledForm(55);
    storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
    const { store, loads } = await open(`/event_booking?step=${step}`);
    if (step === 'cart') expect(await screen.findByText('Garden party', {}, patience)).toBeVisible();
    else expect(await screen.findByLabelText('Event name', {}, patience)).toHaveValue('Garden party');
    await inOtherTab((storage) => {
      for (const key of Object.keys(storage)) if (key !== 'USER_') storage.removeItem(key);
    });
    expect(store.getState().selection.providers).toEqual([]);
    const name = await screen.findByLabelText('Event name', {}, patience);
    await waitFor(() => expect(name).toHaveValue(''));
    expect(screen.queryByRole('button', { name: /^Check out/ })).toBeNull();
    await userEvent.type(name, 'Jubilee');
    await waitFor(() => expect(localStorage.getItem('dataToSend')).toContain('Jubilee'));
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Garden party|Queen St/);
    expect(JSON.parse(localStorage.getItem('selectedProviders') ?? '{}')).toMatchObject({ providers: [] });
    expect(loads).toEqual([]);
  },
);

test('[A-84] an addition started by a dashboard in another tab does not end this booking', async () => {
  const form = filledForm(56);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { store } = await open('/event_booking?step=cart');
  expect(await screen.findByText('Garden party', {}, patience)).toBeVisible();
  await inOtherTab((storage) => {
    storage.removeItem('reel');
    storage.setItem('savedCart', '{"cart":null}');
    storage.setItem('bookingFlow', 'tip');
  });
  expect(store.getState().selection.providers).toHaveLength(1);
  expect(await screen.findByText('Garden party')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Check out/ })).toBeVisible();
});
