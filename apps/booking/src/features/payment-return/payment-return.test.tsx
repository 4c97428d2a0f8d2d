import { openApp } from '@repo/shell/testing/open-app';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand } from '@repo/domain/brand';
import { StrictMode } from 'react';
import { reducer } from '../../app/reducer.ts';
import { routes } from '../../app/routes.tsx';
import {
  demoSession,
  filledForm,
  freeProviders,
  keepBooking,
  payAt,
} from '../../testing/booking-on-device.ts';
import { patience } from '../../testing/open-booking.tsx';
import { checkOut } from '../../testing/open-cart.tsx';

jest.setTimeout(60_000);

const thanks = `Your payment has been processed. Check your email for further details regarding your booking or other transactions made through our ${brand.singular} website.`;

/** One sign-in for all of them: how many there may be is limited. */
let host: ReturnType<typeof demoSession> | undefined;

async function open(path: string) {
  host ??= demoSession();
  history.replaceState(null, '', path);
  return openApp({
    topic: ['booking', 'auth', 'successes'],
    reducer,
    routes: <StrictMode>{routes}</StrictMode>,
    session: await host,
  });
}

/** Books on a day of its own and pays; answers where the host comes back to. */
async function payOn(days: number): Promise<string> {
  const form = filledForm(days);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
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

test('[H-R03] [H-R05] [H-R08] [H-R09] [H-R12] [A-R19] a paid booking is confirmed once, counted with consent, cleared and thanked for', async () => {
  const back = await payOn(50);
  expect(back).toMatch(/^\/EventBookRequested\/\d+\/\d+\/1$/);
  localStorage.setItem('consent', JSON.stringify({ version: 1, choice: 'all' }));
  const sends = jest.spyOn(XMLHttpRequest.prototype, 'open');
  const { store, unmount } = await open(back);
  expect(await screen.findByRole('heading', { name: 'Thank You' }, patience)).toBeVisible();
  expect(screen.getByText(thanks)).toBeVisible();
  expect(screen.getByText('$137.63')).toBeVisible();
  expect(screen.getByText('Garden party')).toBeVisible();
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
  // A reload shows the same and asks nothing again.
  await open('/EventBookRequested');
  expect(await screen.findByText(thanks, {}, patience)).toBeVisible();
  expect(paymentCalls(sends)).toBe(1);
  sends.mockRestore();
  await userEvent.click(screen.getByRole('link', { name: 'Book another event' }));
  await waitFor(() => expect(location.search).toBe('?step=setup'));
  expect(await screen.findByLabelText('Event name', {}, patience)).toHaveValue('');
});

test('[A-R19] [A-72] a booking that another tab has begun is neither told, ended nor counted; nothing is without consent', async () => {
  const back = await payOn(51);
  const other = filledForm(53, { eventName: 'Jubilee' });
  keepBooking({ form: other, providers: (await freeProviders(other)).slice(0, 1) });
  const { store } = await open(back);
  expect(await screen.findByText(thanks, {}, patience)).toBeVisible();
  expect(screen.queryByText('Jubilee')).toBeNull();
  expect(store.getState().eventForm.values.eventName).toBe('Jubilee');
  expect(store.getState().selection.providers).toHaveLength(1);
  expect(localStorage.getItem('dataToSend')).not.toBeNull();
  expect(globalThis.window.dataLayer).toBeUndefined();
});

test('[A-50] an order that is not ours is refused with its reason, and leaves the booking at hand alone', async () => {
  const form = filledForm(54);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { store } = await open('/EventBookRequested/999999/999999/1');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' }, patience)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Object does not exist');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(store.getState().selection.providers).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('[H-R04] [H-R07] [H-R09] [A-96] while pending it says so; a failure empties the booking, and Try again has it back after a reload', async () => {
  const form = filledForm(52);
  const unpaid = { eventId: 999_999, orderItemGroupId: 999_999 };
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1), unpaid });
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
  history.replaceState({ usr: { kind: '2', eventName: 'Reunion' } }, '', '/EventBookRequested');
  await openApp({ topic: ['booking', 'auth'], reducer, routes, session: await demoSession() });
  expect(
    await screen.findByText(
      `Your booking is complete and all the ${brand.plural} are assigned to the event.`,
      {},
      patience,
    ),
  ).toBeVisible();
});
