import { TAB_NO } from '@repo/domain/booking-flow/steps';
import type { Step } from '@repo/domain/booking-flow/steps';
import { providerHome } from '@repo/domain/site/dashboard-address';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '@repo/shell/testing/open-app';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';
import {
  storeBooking,
  unreachableHost,
  openBookingStep,
  patience,
  untilKept,
} from '../testing/open-booking-step.tsx';

const host = { id: 7, userName: 'ana@demo.test', firstName: 'Ana', lastName: 'Host', userTypeId: 1 } as const;

/** Opens the booking page at an address, with the stored booking. */
async function openAt(path: string, changes: Pick<Parameters<typeof openApp>[0], 'session'> = {}) {
  history.replaceState(null, '', path);
  const page = await openApp({ topic: ['booking'], reducer, routes, apiHost: unreachableHost, ...changes });
  await screen.findByRole('heading', { level: 1 }, patience);
  return page;
}

const keepTabs = (tabs: { activeTab: number; cartTab: number | null }): void =>
  localStorage.setItem('activeTab', JSON.stringify({ ...tabs, _persist: { version: 1, rehydrated: true } }));

/** Waits until the step is in the address and stored, so that no late write reaches the next test. */
const stepShown = (step: Step) =>
  waitFor(() => {
    expect(new URLSearchParams(location.search).get('step')).toBe(step);
    expect(JSON.parse(localStorage.getItem('activeTab') ?? '{}')).toMatchObject({ activeTab: TAB_NO[step] });
  }, patience);

beforeEach(() => localStorage.clear());
afterEach(untilKept);

test('[A-R23] tells an operator before the setup that the account cannot book', async () => {
  storeBooking();
  for (const path of ['/event_booking', '/event_booking?step=cart', '/event_booking/true/3']) {
    const { unmount, loads } = await openAt(path, {
      session: { token: 'own', user: { ...host, userTypeId: 4 } },
    });
    const title = 'This account can’t book events';
    expect(await screen.findByRole('heading', { level: 1, name: title }, patience)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Booking steps' })).toBeNull();
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(loads).toEqual(['/Login']));
    unmount();
  }
});

test('[A-R23] sends a provider from every address of the booking to the own dashboard', async () => {
  storeBooking();
  for (const path of ['/event_booking', '/event_booking?step=cart', '/event_booking/5/3']) {
    history.replaceState(null, '', path);
    const session = { token: 'own', user: { ...host, userTypeId: 2 } } as const;
    const { unmount, loads } = await openApp({
      topic: ['booking'],
      reducer,
      routes,
      apiHost: unreachableHost,
      session,
    });
    await waitFor(() => expect(loads).toEqual([providerHome]), patience);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    unmount();
  }
});

test('[C-R01] the step bar lists the six steps in order: done ones as links, payment as plain text', async () => {
  storeBooking();
  await openBookingStep('recap', { apiHost: unreachableHost });
  const bar = screen.getByRole('navigation', { name: 'Booking steps' });
  const items = within(bar).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.replace(/ \((done|not done yet|not yet)\)$/, ''))).toEqual([
    'Event setup',
    'Event detail',
    expect.stringMatching(/^Select /),
    'Add recap (reel)',
    'Cart',
    'Payment',
  ]);
  expect(within(bar).getByRole('link', { name: /Event setup \(done\)/ })).toBeVisible();
  expect(within(bar).getByText('Add recap (reel)').closest('[aria-current="step"]')).not.toBeNull();
  expect(within(bar).queryByRole('link', { name: /Payment/ })).not.toBeInTheDocument();
});

test('[C-R02] [C-R05] Continue leads from the recap to the details, and Back the same way', async () => {
  storeBooking();
  await openBookingStep('recap', { apiHost: unreachableHost });
  await userEvent.click(screen.getByRole('button', { name: 'SKIP' }));
  await stepShown('detail');
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }, patience));
  await stepShown('recap');
});

test('[I-R06] a draft that is opened in another window leaves the current booking alone', async () => {
  storeBooking();
  const { store, loads } = await openBookingStep('recap', { apiHost: unreachableHost });
  localStorage.setItem('isDraftEventCart', '12');
  await userEvent.click(screen.getByRole('button', { name: 'SKIP' }));
  await stepShown('detail');
  expect(loads).toEqual([]);
  expect(store.getState().selection.providers).toHaveLength(1);
});

test('keeps the total in view on every step, and counts a recap while it is being entered', async () => {
  storeBooking();
  const { store } = await openBookingStep('recap', { apiHost: unreachableHost });
  const summary = screen.getByRole('complementary', { name: 'Your booking' });
  const inView = screen.getByRole('button', { name: /^Total/ });
  expect(inView).toHaveTextContent('Total (CAD)$137.63');
  await userEvent.selectOptions(screen.getByLabelText('Quantity'), '1');
  // 116.00 + 125.00, 5% fee, 13% tax on both.
  expect(inView).toHaveTextContent('Total (CAD)$285.94');
  expect(summary).toHaveTextContent('Recap · 1 × $125.00');
  expect(store.getState().recap.isSubmitted).toBe(false);
  await userEvent.click(inView);
  expect(within(summary).getByRole('heading')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'SKIP' }));
  await stepShown('detail');
  expect(await screen.findByRole('button', { name: /^Total/ })).toHaveTextContent('$137.63');
});

test.each([
  ['setup', 'EVENT BOOKING FORM'],
  ['select', 'BOOK YOUR EVENT'],
  ['recap', 'EVENT BOOKING FORM'],
  ['detail', 'BOOK YOUR EVENT'],
] as const)('[C-R03] the title of %s is %s', async (step, title) => {
  storeBooking();
  await openAt(`/event_booking?step=${step}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await stepShown(step);
});

test('[C-R04] without a step in the address, opens the stored one, or event setup on a first visit', async () => {
  await openAt('/event_booking');
  await stepShown('setup');
});

test('[C-R04] a guest returns to the stored tab, whatever was in the cart', async () => {
  storeBooking();
  keepTabs({ activeTab: 4, cartTab: 5 });
  await openAt('/event_booking');
  await stepShown('recap');
});

test('[C-R04] a host with a stored cart tab returns to the cart as soon as it can be shown', async () => {
  storeBooking();
  localStorage.setItem(
    'eventDetail',
    JSON.stringify({
      answers: { 5: 'Cake', 7: 'Candid', 8: '', 9: '' },
      _persist: { version: 1, rehydrated: true },
    }),
  );
  keepTabs({ activeTab: 3, cartTab: 5 });
  await openAt('/event_booking', { session: { token: 'any', user: host } });
  await stepShown('cart');
});

test('redirects from a step that is not open yet to the next one to do', async () => {
  await openAt('/event_booking?step=cart');
  await stepShown('setup');
});

test('[C-R07] clears the current booking after a confirmation, and keeps the settings', async () => {
  storeBooking();
  localStorage.setItem('affiliateCode', 'venue-1');
  localStorage.setItem('reelEventId', '4');
  await openAt('/event_booking?step=recap');
  await userEvent.click(screen.getByRole('button', { name: 'Start a new booking' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep this booking' }));
  expect(localStorage.getItem('reelEventId')).toBe('4');
  await userEvent.click(screen.getByRole('button', { name: 'Start a new booking' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  await stepShown('setup');
  expect(await screen.findByLabelText('Event name', {}, patience)).toHaveValue('');
  expect(localStorage.getItem('reelEventId')).toBeNull();
  expect(localStorage.getItem('affiliateCode')).toBe('venue-1');
  await waitFor(() => expect(localStorage.getItem('dataToSend') ?? '').not.toContain('Garden party'));
});

test('[D-R06] Back restores the order and filters of the list', async () => {
  storeBooking();
  await openBookingStep('recap', { apiHost: unreachableHost, search: '&sort=price&rating=4' });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await stepShown('select');
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    step: 'select',
    sort: 'price',
    rating: '4',
  });
});
