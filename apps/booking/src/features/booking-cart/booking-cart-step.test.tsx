import { brand } from '@repo/domain/brand';
import { cents } from '@repo/domain/money/cents';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  briefedRecap,
  demoSession,
  filledForm,
  freeProviders,
  keepBooking,
  keepCode,
  payAt,
} from '../../testing/booking-on-device.ts';
import { paymentAt } from '../../testing/booked-event.ts';
import { patience } from '../../testing/open-booking.tsx';
import { amountOf, checkOut, checkOutButton, openCart } from '../../testing/open-cart.tsx';

jest.setTimeout(60_000);

const rowNames = (): (string | null)[] => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[G-R02] [G-R03] [G-R06] [G-R07] each line says who, when, how long and how much; the totals add up', async () => {
  const form = filledForm(40, { durationHours: 4 });
  const [provider] = await freeProviders(form);
  if (provider === undefined) throw new Error('nobody is free');
  keepBooking({
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

test('[G-R05] [G-R14] what is taken out can be put back, until the next action; an empty cart leads on', async () => {
  const form = filledForm(41);
  const [first, second] = await freeProviders(form);
  if (first === undefined || second === undefined) throw new Error('nobody is free');
  keepBooking({ form, providers: [first, second] });
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

test('[G-R14] a recap without anybody to film it is not checked out, and the button says why', async () => {
  const form = filledForm(42);
  const [provider] = await freeProviders(form);
  if (provider === undefined) throw new Error('nobody is free');
  keepBooking({ form, providers: [provider], recap: briefedRecap });
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
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  await openCart();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Recap to your event' }, patience));
  await waitFor(() => expect(location.search).toBe('?step=recap&from=cart'));
});

test('[G-R10] [G-R08] [G-R12] [G-R03] a gift card pays, and keeps what is left; nothing is to be paid then', async () => {
  const form = filledForm(44);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
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

test('[G-R11] a code that does not exist is refused at its field', async () => {
  const form = filledForm(44);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
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

test('[G-R13] [G-R09] a guest signs in over the cart, and the very code is applied then', async () => {
  const form = filledForm(45);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap: briefedRecap });
  await openCart();
  await userEvent.click(await screen.findByRole('button', { name: 'Have a promo code?' }, patience));
  await userEvent.type(screen.getByLabelText('Promo code or gift card'), 'WELCOME10{Enter}');
  const login = await screen.findByRole('dialog', { name: 'Login' }, patience);
  await userEvent.type(within(login).getByLabelText('E-mail'), 'host@demo.test');
  await userEvent.type(within(login).getByLabelText('Password'), 'Demo!123{Enter}');
  expect(await screen.findByText('Discount successfully applied', {}, patience)).toBeVisible();
  // Ten percent of the hours alone, not of the recap.
  expect(amountOf(/^Discount/)).toBe('−$11.60');
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
});

test('[G-R13] [H-R01] [H-R02] [G-R17] [C-R28] [E-R13] a guest who signs in goes on to the payment, once, of what the cart shows', async () => {
  const form = filledForm(46);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap: briefedRecap });
  const { loads } = await openCart();
  const shown = amountOf('Total');
  await checkOut();
  const login = await screen.findByRole('dialog', { name: 'Login' }, patience);
  await userEvent.type(within(login).getByLabelText('E-mail'), 'host@demo.test');
  await userEvent.type(within(login).getByLabelText('Password'), 'Demo!123{Enter}');
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  await userEvent.dblClick(checkOutButton());
  expect(loads).toHaveLength(1);
  const [address = ''] = loads;
  const session = await (await fetch(address, { headers: { accept: 'application/json' } })).json();
  expect(`$${(session.amount / 100).toFixed(2)}`).toBe(shown);
  expect(session.status).toBe('open');
  // The cart waits on the device for whoever comes back without paying.
  const kept = JSON.parse(localStorage.getItem('dataToSend') ?? '{}');
  expect(kept.unpaid).toEqual({ eventId: expect.any(Number), orderItemGroupId: expect.any(Number) });
  expect(rowNames()).toHaveLength(2);
});

test('[H-R11] somebody was faster: the cart says whose time is gone, and leads back to the selection', async () => {
  const form = filledForm(47);
  const providers = (await freeProviders(form)).slice(0, 1);
  const session = await demoSession();
  keepBooking({ form, providers });
  const { loads, unmount } = await openCart(session);
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  unmount();
  localStorage.clear();
  // The same time once more, and not as another try of the same order.
  keepBooking({ form, providers });
  await openCart(await demoSession());
  await checkOut();
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert).toHaveTextContent('Event Already Booked');
  expect(alert).toHaveTextContent(`${providers[0]?.firstName} ${providers[0]?.lastName}`);
  expect(alert).toHaveTextContent('lets go of the time after 36 minutes');
  await userEvent.click(within(alert).getByRole('button', { name: 'Back to the selection' }));
  await waitFor(() => expect(location.search).toBe('?step=select'));
});

test('[H-R11] [A-72] a last try that was paid is told, and does not stand in the way of another booking', async () => {
  const form = filledForm(55);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const first = await openCart(await demoSession());
  await checkOut();
  await waitFor(() => expect(first.loads).toHaveLength(1), patience);
  const { unpaid } = first.store.getState().eventForm;
  first.unmount();
  // Paid, and the page closed before it led back; another day is chosen later.
  await payAt(first.loads[0]);
  const other = filledForm(56);
  keepBooking({ form: other, providers: (await freeProviders(other)).slice(0, 1), unpaid });
  const { loads } = await openCart(await demoSession());
  await checkOut();
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert).toHaveTextContent('Your last try has been paid');
  expect(within(alert).getByRole('link', { name: 'My Account' })).toHaveAttribute(
    'href',
    '/CustomerDashboard',
  );
  await userEvent.click(checkOutButton());
  await waitFor(() => expect(loads).toHaveLength(1), patience);
});

test('[A-04] [G-R17] a cart that is opened later costs what it costs then', async () => {
  const form = filledForm(49);
  const [provider] = await freeProviders(form);
  if (provider === undefined) throw new Error('nobody is free');
  keepBooking({ form, providers: [{ ...provider, hourlyRateCents: cents(4000) }] });
  const { loads } = await openCart(await demoSession());
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  expect((await paymentAt(loads[0] ?? '')).amount).toBe(13_763);
  expect(amountOf('Total')).toBe('$137.63');
});

test('[E-R07] [H-R11] a file that is not kept any more is told, and the recap can be ordered without it', async () => {
  const form = filledForm(47);
  const logo = { reference: 'gone.png', name: 'logo.png', sizeBytes: 9 };
  const recap = { ...briefedRecap, brief: { ...briefedRecap.brief, logo } };
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap });
  const { loads, store } = await openCart(await demoSession());
  await checkOut();
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert).toHaveTextContent('A file of your recap is not kept any more.');
  expect(within(alert).getByRole('button', { name: 'Go to your recap' })).toBeVisible();
  expect(store.getState().recap.brief.logo).toBeNull();
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
});

test('[G-R15] [G-R16] less than two dollars is not paid by card: the cart says so, and what to add', async () => {
  const form = filledForm(48);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  keepCode(115);
  const { loads } = await openCart(await demoSession());
  // Two hours at $58 are $116, which leaves one dollar with its fee and tax.
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
