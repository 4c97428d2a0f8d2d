import { openApp } from '@repo/shell/testing/open-app';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand } from '@repo/domain/brand';
import { StrictMode } from 'react';
import { reducer } from '../../app/reducer.ts';
import { routes } from '../../app/routes.tsx';
import { demoSession, filledForm, freeProviders, keepBooking } from '../../testing/booking-on-device.ts';

const patience = { timeout: 15_000 };
jest.setTimeout(60_000);

const thanks = `Your payment has been processed. Check your email for further details regarding your booking or other transactions made through our ${brand.singular} website.`;

async function open(path: string) {
  history.replaceState(null, '', path);
  return openApp({
    topic: ['booking', 'auth', 'successes'],
    reducer,
    routes: <StrictMode>{routes}</StrictMode>,
    session: await demoSession(),
  });
}

/** Books on a day of its own and pays as the hosted page would; answers where the host comes back to. */
async function payOn(days: number, card: string): Promise<string> {
  const form = filledForm(days);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { loads, unmount } = await open('/event_booking?step=cart');
  await userEvent.click(await screen.findByRole('button', { name: /^Check out/ }, patience));
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  const sessionId = new URL(loads[0] ?? '').pathname.split('/').at(-1) ?? '';
  const reply = await fetch(`${location.origin}/sandbox/pay/${sessionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card }),
  });
  unmount();
  const { url } = await reply.json();
  const { pathname, search } = new URL(url, location.origin);
  return `${pathname}${search}`;
}

const paymentCalls = (spy: jest.SpyInstance): number =>
  spy.mock.calls.filter(([, address]) => String(address).includes('/MakePayment/')).length;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete globalThis.window.dataLayer;
});

test('[H-R03] [H-R05] [H-R08] [H-R09] [H-R12] [A-R19] a paid booking is confirmed once, counted with consent, cleared and thanked for', async () => {
  const back = await payOn(50, '4242424242424242');
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
  expect(globalThis.window.dataLayer).toEqual([
    { event: 'booking_requested', event_id: Number(back.split('/')[2]), value: 137.63, providers: 1 },
  ]);
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

test('[A-R19] without consent nothing is counted; an order that is not ours is refused with its reason', async () => {
  const form = filledForm(51);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { store } = await open('/EventBookRequested/999999/999999/1');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' }, patience)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Object does not exist');
  expect(globalThis.window.dataLayer).toBeUndefined();
  expect(store.getState().selection.providers).toEqual([]);
});

test('[H-R04] [H-R07] [H-R09] while pending it says so; a failure empties the booking, and Try again has it back', async () => {
  const form = filledForm(52);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { loads, unmount, store } = await open('/EventBookRequested/999999/999999/1');
  expect(await screen.findByRole('heading', { name: 'processing....' }, patience)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Something went wrong' }, patience)).toBeVisible();
  expect(store.getState().eventForm.values.eventName).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
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
