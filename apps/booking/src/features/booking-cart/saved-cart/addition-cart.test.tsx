import { cents } from '@repo/domain/money/cents';
import { addRecapToCart, addToCart, additionsInCart } from '@repo/cart/addition-cart';
import type { AdditionLine, BookedEvent } from '@repo/cart/addition-cart';
import { savedCartKey } from '@repo/cart/dashboard-request';
import { storedCart } from '@repo/cart/stored-cart';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { callApi } from '@repo/shell/testing/call-api';
import { payAt } from '@repo/shell/testing/pay-at';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookedEvent, paymentAt } from '../../../testing/booked-event.ts';
import {
  briefedRecap,
  demoSession,
  filledForm,
  freeProviders,
  storeBooking,
  storeCode,
  storeRecap,
} from '../../../testing/booking-on-device.ts';
import { patience } from '../../../testing/open-booking.tsx';
import { openAt } from '../../../testing/open-cart.tsx';

const open = async (path: string) => openAt(path, await demoSession());

const extraHours = (event: BookedEvent, providerId: number, name: string, count: number): AdditionLine => ({
  kind: 'extension',
  providerId,
  name,
  extraHours: count,
  startsAtSeconds: (event.startsAtSeconds ?? 0) + event.durationHours * secondsPerHour,
});

const rowNames = async (): Promise<(string | null)[]> => {
  const rows = await screen.findAllByRole('rowheader', {}, patience);
  return rows.map((row) => row.textContent);
};

/** Checks out the cart and returns the address of the payment page. */
async function checkOut(label: string): Promise<string> {
  const { loads, unmount } = await open('/event_booking');
  const button = await screen.findByRole('button', { name: label }, patience);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), patience);
  await userEvent.click(button);
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  unmount();
  return loads[0] ?? '';
}

/** Returns from the payment page and expects the paid total. */
async function comeBack(
  address: string,
  paid: string,
  bought: readonly (readonly [string, string])[],
): Promise<void> {
  const back = await payAt(address);
  expect(back).toMatch(/^\/EventBookRequested\/\d+\/\d+\/0$/);
  const { unmount } = await open(back);
  expect(await screen.findByRole('heading', { name: 'Thank You' }, patience)).toBeVisible();
  expect(screen.getByText(paid)).toBeVisible();
  expect(screen.getByText('Garden party')).toBeVisible();
  for (const [what, howMuch] of bought)
    expect(screen.getByText(what).nextElementSibling?.textContent).toBe(howMuch);
  expect(screen.getByText('Under My Account, you can see what you added to your event.')).toBeVisible();
  const [, , eventId] = back.split('/');
  expect(screen.getByRole('link', { name: 'Back to your event' })).toHaveAttribute(
    'href',
    `/CustomerDashboardTab/MyEvents/${eventId}/Extend`,
  );
  unmount();
  for (const key of ['bookingFlow', 'reelEventId', 'reelOrderId'])
    expect(localStorage.getItem(key)).toBeNull();
}

async function expectSoundLedger(): Promise<void> {
  const { token } = await demoSession('ops');
  expect(await callApi('/api/v1/operator/ledger/check', undefined, token, 'GET')).toEqual([]);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[G-R01] [K-R06] [K-R08] [A-22] [A-72] [G-R03] shows an extension and a tip, charges exactly what the cart shows, and thanks for them', async () => {
  const { event, providerId, name, read } = await bookedEvent(70);
  // The recap of a booking in progress is not sold with an addition to this event.
  storeRecap(briefedRecap);
  addToCart(event, [extraHours(event, providerId, name, 2)]);
  addToCart(event, [{ kind: 'tip', providerId, name, tipCents: cents(1000) }]);
  expect(localStorage.getItem('bookingFlow')).toBe('extendTip');
  expect(storedCart.count()).toBe(2);
  // Two hours at $58 are $137.63 with fee and tax; a tip has neither.
  const label = 'Check out - Pay $147.63';
  const firstTry = await checkOut(label);
  expect((await paymentAt(firstTry)).amount).toBe(14_763);
  // Returned without paying: the cart is unchanged, and the second order replaces the first.
  await waitFor(() => expect(additionsInCart(event.eventId).unpaidOrderId).not.toBeNull());
  const { unmount } = await open('/event_booking?step=cart');
  expect(await rowNames()).toEqual([`Extension: ${name}`, `Tip: ${name}`]);
  // The extra time begins where the booking ends; the tip shows the start of the event.
  const starts = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[2]?.textContent);
  expect(starts).toEqual([undefined, expect.stringMatching(/^12:00/), expect.stringMatching(/^10:00/)]);
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Recap to your event' })).toBeNull();
  unmount();
  const secondTry = await checkOut(label);
  expect((await paymentAt(firstTry)).status).toBe('expired');
  await comeBack(secondTry, '$147.63', [
    [`Extra time: ${name}`, '2 hours'],
    [`Tip: ${name}`, '$10.00'],
  ]);
  const [item] = (await read()).orders[0].orderItems;
  expect(item.sbUser).toMatchObject({ isExtended: true, isTip: true });
  await expectSoundLedger();
});

test('[E-R12] [E-R13] sells a recap alone for a booked event, which the cart names', async () => {
  const { event, read } = await bookedEvent(80);
  addRecapToCart(event);
  storeRecap(briefedRecap);
  const { unmount } = await open('/event_booking?step=cart');
  expect(await rowNames()).toEqual(['Recap (reel)']);
  expect(screen.getByRole('cell', { name: 'Garden party' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  unmount();
  const address = await checkOut('Check out - Pay $296.62');
  expect((await paymentAt(address)).amount).toBe(29_662);
  await comeBack(address, '$296.62', [['Recap (reel)', '']]);
  expect((await read()).isReelExist).toBe(true);
  await expectSoundLedger();
});

test('[A-72] thanks for a tip that was paid without seeing its return page, and does not charge it twice', async () => {
  const { event, providerId, name } = await bookedEvent(130);
  addToCart(event, [{ kind: 'tip', providerId, name, tipCents: cents(700) }]);
  const label = 'Check out - Pay $7.00';
  const back = await payAt(await checkOut(label));
  expect(await checkOut(label)).toBe(back);
  await expectSoundLedger();
});

test('[E-R12] does not sell the recap of a booking in progress with another event', async () => {
  const { event } = await bookedEvent(140);
  storeRecap(briefedRecap);
  addRecapToCart(event);
  expect(storedCart.count()).toBe(0);
  await open('/event_booking?step=recap');
  expect(await screen.findByRole('button', { name: 'SKIP' }, patience)).toBeVisible();
  expect(screen.getByLabelText('What is your vision for the recap?')).toHaveValue('');
  expect(screen.getByText('For “Garden party”')).toBeVisible();
});

test('[A-66] an emptied cart leads back to the booking in progress', async () => {
  const { event, providerId, name } = await bookedEvent(150);
  const form = filledForm(151);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  addToCart(event, [{ kind: 'tip', providerId, name, tipCents: cents(500) }]);
  const { unmount } = await open('/event_booking?step=cart');
  await userEvent.click(await screen.findByRole('button', { name: `Remove Tip: ${name}` }, patience));
  await waitFor(() => expect(additionsInCart(event.eventId).lines).toEqual([]));
  unmount();
  // Once left, it no longer hides the booking.
  const { unmount: leave } = await open('/event_booking?step=cart');
  expect(await screen.findByRole('button', { name: /^Check out/ }, patience)).toBeVisible();
  leave();
  addToCart(event, [{ kind: 'tip', providerId, name, tipCents: cents(500) }]);
  await open('/event_booking?step=cart');
  await userEvent.click(await screen.findByRole('button', { name: `Remove Tip: ${name}` }, patience));
  await userEvent.click(screen.getByRole('button', { name: 'Back to your booking' }));
  await waitFor(() => expect(screen.queryByText(/is empty/)).toBeNull(), patience);
  expect(localStorage.getItem('bookingFlow')).toBeNull();
});

test('[A-66] an addition started in another window does not replace an open booking', async () => {
  const { event, providerId, name } = await bookedEvent(160);
  const form = filledForm(161);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  await open('/event_booking?step=recap');
  const skip = await screen.findByRole('button', { name: 'SKIP' }, patience);
  addToCart(event, [{ kind: 'tip', providerId, name, tipCents: cents(500) }]);
  await userEvent.click(skip);
  await waitFor(() => expect(location.search).toBe('?step=detail'), patience);
  expect(additionsInCart(event.eventId).lines).toHaveLength(1);
});

test('[G-R04] [K-R06] a code applies only to the cart that it was entered in', async () => {
  const { event, providerId, name } = await bookedEvent(120);
  addToCart(event, [extraHours(event, providerId, name, 2)]);
  storeCode(10);
  const ofNewBooking = await open('/event_booking');
  expect(await screen.findByRole('button', { name: 'Check out - Pay $137.63' }, patience)).toBeVisible();
  expect(screen.queryByText(/NEARLY/)).toBeNull();
  ofNewBooking.unmount();
  storeCode(10, event.eventId);
  await open('/event_booking');
  expect(await screen.findByRole('button', { name: 'Remove code NEARLY' }, patience)).toBeVisible();
});

test('[K-R06] [A-84] charges a tip and a recap for one event together', async () => {
  const { event, providerId, name } = await bookedEvent(90);
  addToCart(event, [{ kind: 'tip', providerId, name, tipCents: cents(500) }]);
  addRecapToCart(event);
  storeRecap(briefedRecap);
  const address = await checkOut('Check out - Pay $301.62');
  expect((await paymentAt(address)).amount).toBe(30_162);
  await comeBack(address, '$301.62', [
    [`Tip: ${name}`, '$5.00'],
    ['Recap (reel)', ''],
  ]);
  await expectSoundLedger();
});

test('[H-R09] [A-96] restores the cart after a failed payment of a tip', async () => {
  const { event, providerId, name } = await bookedEvent(100);
  addToCart({ ...event, eventId: 999_999 }, [{ kind: 'tip', providerId, name, tipCents: cents(2000) }]);
  const stored = JSON.parse(localStorage.getItem(savedCartKey) ?? '');
  const tried = { ...stored, cart: { ...stored.cart, unpaidOrderId: 999_999 } };
  localStorage.setItem(savedCartKey, JSON.stringify(tried));
  const { loads, unmount } = await open('/EventBookRequested/999999/999999/0');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' }, patience)).toBeVisible();
  expect(localStorage.getItem('bookingFlow')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loads).toEqual(['/event_booking?step=cart']);
  unmount();
  await open('/event_booking?step=cart');
  expect(await rowNames()).toEqual([`Tip: ${name}`]);
  expect(screen.getByRole('button', { name: 'Check out - Pay $20.00' })).toBeVisible();
});

test('[K-R06] Back leads to the page of the event on which the extras were chosen', async () => {
  const { event, providerId, name } = await bookedEvent(115);
  const page = `/CustomerDashboardTab/MyEvents/${event.eventId}`;
  addToCart(event, [{ kind: 'tip', providerId, name, tipCents: cents(500) }]);
  const ofTip = await open('/event_booking');
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }, patience));
  expect(ofTip.loads).toEqual([`${page}/Tip`]);
  ofTip.unmount();
  addToCart(event, [extraHours(event, providerId, name, 1)]);
  const ofBoth = await open('/event_booking');
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }, patience));
  expect(ofBoth.loads).toEqual([`${page}/Extend`]);
});

test('[A-66] [C-R07] an empty cart leads to the events, or to another booking', async () => {
  const { event, providerId, name } = await bookedEvent(110);
  addToCart(event, [{ kind: 'tip', providerId, name, tipCents: cents(500) }]);
  const { loads } = await open('/event_booking');
  await userEvent.click(await screen.findByRole('button', { name: `Remove Tip: ${name}` }, patience));
  await userEvent.click(screen.getByRole('button', { name: 'My events' }));
  expect(loads).toEqual(['/CustomerDashboard']);
  await userEvent.click(screen.getByRole('button', { name: 'Start a new booking' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await screen.findByLabelText('Event name', {}, patience)).toHaveValue('');
  expect(localStorage.getItem('bookingFlow')).toBeNull();
});
