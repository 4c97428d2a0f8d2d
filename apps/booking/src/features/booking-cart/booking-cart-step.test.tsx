import { brand } from '@repo/domain/brand';
import { cents } from '@repo/domain/money/cents';
import { payAt } from '@repo/shell/testing/pay-at';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  briefedRecap,
  demoSession,
  filledForm,
  freeProviders,
  storeBooking,
  storeCode,
} from '../../testing/booking-on-device.ts';
import { paymentAt } from '../../testing/booked-event.ts';
import { patience } from '../../testing/open-booking.tsx';
import { amountOf, checkOut, checkOutButton, openCart } from '../../testing/open-cart.tsx';

const rowNames = (): (string | null)[] => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[G-R01] [G-R02] [G-R03] [G-R06] [G-R07] each line shows provider, time, hours and price; the totals add up', async () => {
  const form = filledForm(40, { durationHours: 4 });
  const [provider] = await freeProviders(form);
  if (provider === undefined) throw new Error('no provider is available');
  storeBooking({
    form,
    providers: [{ ...provider, hourlyRateCents: provider.hourlyRateCents }],
    recap: briefedRecap,
  });
  await openCart();
  const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(headers).toEqual([
    'Name',
    'Event',
    'Date',
    'Start time',
    'Duration',
    'Hourly rate',
    'Quantity',
    'Total',
    'Remove',
  ]);
  expect(rowNames()).toEqual([`${provider.firstName} ${provider.lastName}`, 'Recap (reel)']);
  const row = within(screen.getByRole('row', { name: new RegExp(provider.lastName) }));
  expect(row.getByText('Garden party')).toBeVisible();
  expect(row.getByText('4 hours')).toBeVisible();
  expect(row.getByText(/^[A-Z]\w+day, [A-Z]\w+ \d+, \d{4}$/)).toBeVisible();
  const items = provider.hourlyRateCents * 4 + 25_000;
  const fee = Math.floor(items * 0.05);
  const tax = Math.floor(((items + fee) * 13) / 100);
  const dollars = (amount: number) =>
    new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }).format(amount / 100);
  expect(amountOf('Fee')).toBe(dollars(items));
  expect(amountOf('Subtotal')).toBe(dollars(items));
  expect(amountOf('Service Fee 5%')).toBe(dollars(fee));
  expect(amountOf('Tax 13%')).toBe(dollars(tax));
  expect(amountOf('Total')).toBe(dollars(items + fee + tax));
  expect(checkOutButton()).toHaveTextContent(`Check out - Pay ${dollars(items + fee + tax)}`);
  expect(screen.queryByRole('button', { name: 'Add Recap to your event' })).toBeNull();
});

test('[G-R05] [G-R14] restores a removed line until the next action, and an empty cart leads on', async () => {
  const form = filledForm(41);
  const [first, second] = await freeProviders(form);
  if (first === undefined || second === undefined) throw new Error('no provider is available');
  storeBooking({ form, providers: [first, second] });
  await openCart();
  const nameOf = ({ firstName, lastName }: typeof first) => `${firstName} ${lastName}`;
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${nameOf(first)}` }, patience));
  expect(screen.getByText(`"${nameOf(first)}" removed. Undo?`)).toBeVisible();
  expect(rowNames()).toEqual([nameOf(second)]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rowNames()).toEqual([nameOf(first), nameOf(second)]);
  await userEvent.click(screen.getByRole('button', { name: `Remove ${nameOf(first)}` }));
  await userEvent.click(screen.getByRole('button', { name: `Remove ${nameOf(second)}` }));
  expect(screen.queryByText(`"${nameOf(first)}" removed. Undo?`)).toBeNull();
  expect(screen.getByRole('heading', { name: 'cart is empty' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Check out/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rowNames()).toEqual([nameOf(second)]);
  expect(JSON.stringify(localStorage)).not.toContain('removed');
});

test('[G-R14] refuses to check out a recap without a provider, and says why', async () => {
  const form = filledForm(42);
  const [provider] = await freeProviders(form);
  if (provider === undefined) throw new Error('no provider is available');
  storeBooking({ form, providers: [provider], recap: briefedRecap });
  const { loads } = await openCart(await demoSession());
  await userEvent.click(
    await screen.findByRole(
      'button',
      { name: `Remove ${provider.firstName} ${provider.lastName}` },
      patience,
    ),
  );
  expect(checkOutButton()).toHaveAttribute('aria-disabled', 'true');
  expect(checkOutButton()).toHaveAccessibleDescription(
    expect.stringContaining(`Choose a ${brand.singular} first`),
  );
  await userEvent.click(checkOutButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(`Choose a ${brand.singular} first`);
  expect(loads).toEqual([]);
});

test('[G-R04] "Add Recap to your event" leads to the recap, and Back one step', async () => {
  const form = filledForm(43);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  await openCart();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Recap to your event' }, patience));
  await waitFor(() => expect(location.search).toBe('?step=recap&from=cart'));
});

test('[G-R10] [G-R08] [G-R12] [G-R03] pays with a gift card, keeps its remaining balance and charges nothing', async () => {
  const form = filledForm(44);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  await openCart(await demoSession());
  await userEvent.click(await screen.findByRole('button', { name: 'Have a promo code?' }, patience));
  const field = screen.getByLabelText('Promo code or gift card');
  expect(field).toHaveAttribute('maxlength', '35');
  await userEvent.click(screen.getByRole('button', { name: 'Coupon' }));
  expect(field).toHaveAccessibleDescription('this field is required');
  await userEvent.type(field, 'GIFT200{Enter}');
  expect(await screen.findByText('Discount successfully applied', {}, patience)).toBeVisible();
  expect(amountOf(/^Discount/)).toBe('−$116.00');
  expect(amountOf(/^Remaining Balance/)).toBe('$84.00');
  expect(amountOf('Total')).toBe('$0.00');
  expect(checkOutButton()).toHaveTextContent('Nothing to pay');
  await userEvent.click(screen.getByRole('button', { name: 'Remove code GIFT200' }));
  expect(amountOf('Total')).toBe('$137.63');
});

test('[G-R11] refuses an unknown code at its field', async () => {
  const form = filledForm(44);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  await openCart(await demoSession());
  await userEvent.click(await screen.findByRole('button', { name: 'Have a promo code?' }, patience));
  await userEvent.type(screen.getByLabelText('Promo code or gift card'), 'NOPE{Enter}');
  await waitFor(
    () =>
      expect(screen.getByLabelText('Promo code or gift card')).toHaveAccessibleDescription(
        'Invalid Promo Code',
      ),
    patience,
  );
});

test('[G-R13] [G-R09] a guest signs in over the cart, and the same code is applied', async () => {
  const form = filledForm(45);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap: briefedRecap });
  await openCart();
  await userEvent.click(await screen.findByRole('button', { name: 'Have a promo code?' }, patience));
  await userEvent.type(screen.getByLabelText('Promo code or gift card'), 'WELCOME10{Enter}');
  const login = await screen.findByRole('dialog', { name: 'Log in' }, patience);
  await userEvent.type(within(login).getByLabelText('Email'), 'host@demo.test');
  await userEvent.type(within(login).getByLabelText('Password'), 'Demo!123{Enter}');
  expect(await screen.findByText('Discount successfully applied', {}, patience)).toBeVisible();
  // Ten percent of the hours only, not of the recap.
  expect(amountOf(/^Discount/)).toBe('−$11.60');
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
});

test('[G-R13] [H-R01] [H-R02] [G-R17] [C-R28] [E-R13] a guest who signs in goes to one payment for exactly this cart', async () => {
  const form = filledForm(46);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap: briefedRecap });
  const { loads } = await openCart();
  const shown = amountOf('Total');
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');
  await checkOut();
  const login = await screen.findByRole('dialog', { name: 'Log in' }, patience);
  await userEvent.type(within(login).getByLabelText('Email'), 'host@demo.test');
  await userEvent.type(within(login).getByLabelText('Password'), 'Demo!123{Enter}');
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  await userEvent.dblClick(checkOutButton());
  expect(loads).toHaveLength(1);
  const [address = ''] = loads;
  const session = await (await fetch(address, { headers: { accept: 'application/json' } })).json();
  expect(`$${(session.amount / 100).toFixed(2)}`).toBe(shown);
  expect(session.status).toBe('open');
  const bodies = sent.mock.calls.map(([body]) => (typeof body === 'string' ? body : ''));
  const { Event: event } = JSON.parse(bodies.find((body) => body.includes('orderItems')) ?? '{}');
  expect(event.Order).toMatchObject({
    id: 0,
    orderItems: [
      { OrderItemTypeId: 2, quantity: 2, tipPrice: 0, tipPrice_: 0, extendedPrice_: 0, extendedQuantity_: 0 },
      { OrderItemTypeId: 3, quantity: 2, SbuserId: null, isActive: false, paymentStatus: false },
    ],
    serviceFee: 18.3,
    tax: 49.95,
    taxInPercentage: 13,
    discount: 0,
    totalAmount: 434.25,
    orderDiscountDetail: null,
    reelQuestionAnswers: [{ questionTypeId: 6, answer: 'Laughing people' }],
  });
  sent.mockRestore();
  // The cart stays on the device if the host returns without paying.
  const kept = JSON.parse(localStorage.getItem('dataToSend') ?? '{}');
  expect(kept.unpaid).toEqual({ eventId: expect.any(Number), orderItemGroupId: expect.any(Number) });
  expect(rowNames()).toHaveLength(2);
});

test('[H-R11] names the provider who was just booked by another host, and leads back to the selection', async () => {
  const form = filledForm(47);
  const providers = (await freeProviders(form)).slice(0, 1);
  const session = await demoSession();
  storeBooking({ form, providers });
  const { loads, unmount } = await openCart(session);
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  unmount();
  localStorage.clear();
  // The same time again, as a new order rather than a retry.
  storeBooking({ form, providers });
  await openCart(await demoSession());
  await checkOut();
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert).toHaveTextContent('Event Already Booked');
  expect(alert).toHaveTextContent(`${providers[0]?.firstName} ${providers[0]?.lastName}`);
  expect(alert).toHaveTextContent('the time is free again within 36 minutes');
  await userEvent.click(within(alert).getByRole('button', { name: 'Back to your selection' }));
  await waitFor(() => expect(location.search).toBe('?step=select'));
});

test('[H-R11] [A-72] reports that the previous order was paid, and lets another booking go on', async () => {
  const form = filledForm(69);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const first = await openCart(await demoSession());
  await checkOut();
  await waitFor(() => expect(first.loads).toHaveLength(1), patience);
  const { unpaid } = first.store.getState().eventForm;
  first.unmount();
  // Paid, but the page was closed before the return page opened; then another day is chosen.
  await payAt(first.loads[0]);
  const other = filledForm(70);
  storeBooking({ form: other, providers: (await freeProviders(other)).slice(0, 1), unpaid });
  const { loads } = await openCart(await demoSession());
  await checkOut();
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert).toHaveTextContent('Your last payment went through');
  expect(within(alert).getByRole('link', { name: 'My Account' })).toHaveAttribute(
    'href',
    '/CustomerDashboard',
  );
  await userEvent.click(checkOutButton());
  await waitFor(() => expect(loads).toHaveLength(1), patience);
});

test('[A-04] a cart that is opened later uses the prices of that day', async () => {
  const form = filledForm(49);
  const [provider] = await freeProviders(form);
  if (provider === undefined) throw new Error('no provider is available');
  storeBooking({ form, providers: [{ ...provider, hourlyRateCents: cents(4000) }] });
  const { loads } = await openCart(await demoSession());
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  expect((await paymentAt(loads[0] ?? '')).amount).toBe(13_763);
  expect(amountOf('Total')).toBe('$137.63');
});

test('[E-R07] [H-R11] reports a file that has expired, and orders the recap without it', async () => {
  const form = filledForm(47);
  const logo = { reference: 'gone.png', name: 'logo.png', sizeBytes: 9 };
  const recap = { ...briefedRecap, brief: { ...briefedRecap.brief, logo } };
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap });
  const { loads, store } = await openCart(await demoSession());
  await checkOut();
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert).toHaveTextContent('A file for your recap is no longer available.');
  expect(within(alert).getByRole('button', { name: 'Go to your recap' })).toBeVisible();
  expect(store.getState().recap.brief.logo).toBeNull();
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
});

test('[G-R15] [G-R16] refuses to charge less than two dollars, and says what to add', async () => {
  const form = filledForm(48);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  storeCode(115);
  const { loads } = await openCart(await demoSession());
  // Two hours at $58 are $116, which leaves one dollar plus fee and tax.
  expect(amountOf('Total')).toBe('$1.18');
  await userEvent.click(checkOutButton());
  const alert = await screen.findByRole('alert');
  await waitFor(
    () => expect(alert).toHaveTextContent('Minimum amount should be 2$, Kindly contact Admin.'),
    patience,
  );
  expect(alert).toHaveTextContent('Add an hour');
  expect(loads).toEqual([]);
});
