import { TAB_NO } from '@repo/domain/booking-flow/steps';
import type { Step } from '@repo/domain/booking-flow/steps';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '@repo/shell/testing/open-app';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';
import { keepBooking, nobody, openBookingStep, patience, untilKept } from '../testing/open-booking-step.tsx';

const host = { id: 7, userName: 'ana@demo.test', firstName: 'Ana', lastName: 'Host', userTypeId: 1 } as const;

/** The booking page as an address opens it, with what the browser has kept. */
async function openAt(path: string, changes: Pick<Parameters<typeof openApp>[0], 'session'> = {}) {
  history.replaceState(null, '', path);
  const page = await openApp({ topic: ['booking'], reducer, routes, apiHost: nobody, ...changes });
  await screen.findByRole('heading', { level: 1 }, patience);
  return page;
}

const keepTabs = (tabs: { activeTab: number; cartTab: number | null }): void =>
  localStorage.setItem('activeTab', JSON.stringify({ ...tabs, _persist: { version: 1, rehydrated: true } }));

/** The address names the step, and the browser has kept it: what is still to be written would meet the next test. */
const stepShown = (step: Step) =>
  waitFor(() => {
    expect(new URLSearchParams(location.search).get('step')).toBe(step);
    expect(JSON.parse(localStorage.getItem('activeTab') ?? '{}')).toMatchObject({ activeTab: TAB_NO[step] });
  }, patience);

beforeEach(() => localStorage.clear());
afterEach(untilKept);

test('[C-R01] the step bar lists the six steps in their order, done ones as links, and payment as none', async () => {
  keepBooking();
  await openBookingStep('recap', { apiHost: nobody });
  const bar = screen.getByRole('navigation', { name: 'Steps of the booking' });
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
  keepBooking();
  await openBookingStep('recap', { apiHost: nobody });
  await userEvent.click(screen.getByRole('button', { name: 'SKIP' }));
  await stepShown('detail');
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }, patience));
  await stepShown('recap');
});

test('[I-R06] a draft that is opened in another window takes nothing from the booking at hand', async () => {
  keepBooking();
  const { store, loads } = await openBookingStep('recap', { apiHost: nobody });
  localStorage.setItem('isDraftEventCart', '12');
  await userEvent.click(screen.getByRole('button', { name: 'SKIP' }));
  await stepShown('detail');
  expect(loads).toEqual([]);
  expect(store.getState().selection.providers).toHaveLength(1);
});

test('the total is in view on every step, and counts a recap while it is being filled in', async () => {
  keepBooking();
  const { store } = await openBookingStep('recap', { apiHost: nobody });
  const summary = screen.getByRole('complementary', { name: 'Your booking' });
  const inView = screen.getByRole('button', { name: /^Total/ });
  expect(inView).toHaveTextContent('Total (CAD)$137.63');
  await userEvent.selectOptions(screen.getByLabelText('Quantity'), '1');
  // 116.00 + 125.00, 5 % fee, 13 % tax on both.
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
] as const)('[C-R03] the title over %s is %s', async (step, title) => {
  keepBooking();
  await openAt(`/event_booking?step=${step}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await stepShown(step);
});

test('[C-R04] without a step in the address the stored one opens, event setup on a first visit', async () => {
  await openAt('/event_booking');
  await stepShown('setup');
});

test('[C-R04] a guest comes back to the stored tab, whatever was in the cart', async () => {
  keepBooking();
  keepTabs({ activeTab: 4, cartTab: 5 });
  await openAt('/event_booking');
  await stepShown('recap');
});

test('[C-R04] a host with a stored cart tab comes back to the cart, as soon as it can be shown', async () => {
  keepBooking();
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

test('a step that is not open yet gives way to the next one to do', async () => {
  await openAt('/event_booking?step=cart');
  await stepShown('setup');
});

test('[C-R07] a new booking forgets the one at hand once it was confirmed, and keeps the settings', async () => {
  keepBooking();
  localStorage.setItem('affiliateCode', 'venue-1');
  localStorage.setItem('reelEventId', '4');
  await openAt('/event_booking?step=recap');
  await userEvent.click(screen.getByRole('button', { name: 'Start a new booking' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep this booking' }));
  expect(localStorage.getItem('reelEventId')).toBe('4');
  await userEvent.click(screen.getByRole('button', { name: 'Start a new booking' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start anew' }));
  await stepShown('setup');
  expect(await screen.findByLabelText('Event name', {}, patience)).toHaveValue('');
  expect(localStorage.getItem('reelEventId')).toBeNull();
  expect(localStorage.getItem('affiliateCode')).toBe('venue-1');
  await waitFor(() => expect(localStorage.getItem('dataToSend') ?? '').not.toContain('Garden party'));
});
