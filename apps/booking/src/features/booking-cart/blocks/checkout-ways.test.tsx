import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  briefedRecap,
  dayAhead,
  demoSession,
  filledForm,
  freeProviders,
  keepBooking,
} from '../../../testing/booking-on-device.ts';
import { patience } from '../../../testing/open-booking.tsx';
import { checkOut, checkOutButton, cutOff, openCart } from '../../../testing/open-cart.tsx';

jest.setTimeout(60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['no quantity', { ...briefedRecap, quantityWithLogo: 0 }],
  ['no vision', { ...briefedRecap, brief: { ...briefedRecap.brief, vision: '' } }],
])('[E-R13] a recap that was changed after Continue, to %s, is led back to', async (_, recap) => {
  const form = filledForm(52);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap });
  const { loads } = await openCart(await demoSession());
  await userEvent.click(checkOutButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something about your recap is still missing.');
  expect(loads).toEqual([]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Go to your recap' }));
  await waitFor(() => expect(location.search).toBe('?step=recap&from=cart'));
});

test.each(['reel/getprice', 'GetMiscAmounts'])(
  'a price that could not be asked for (%s) can be asked for again, and is waited for',
  async (address) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const form = filledForm(52);
    keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap: briefedRecap });
    const connect = cutOff(address);
    await openCart();
    expect(
      await screen.findByText('The price could not be checked. Please try again.', {}, patience),
    ).toBeVisible();
    expect(checkOutButton()).toHaveAttribute('aria-disabled', 'true');
    connect();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(checkOutButton()).not.toHaveAttribute('aria-disabled'), patience);
  },
);

test('a day that has passed in the meantime is refused with the way to choose another', async () => {
  const providers = (await freeProviders(filledForm(53))).slice(0, 1);
  keepBooking({ form: filledForm(53, { eventDate: dayAhead(-2) }), providers });
  await openCart(await demoSession());
  await checkOut();
  const alert = await screen.findByRole('alert', {}, patience);
  await userEvent.click(await within(alert).findByRole('button', { name: 'Go to event setup' }));
  await waitFor(() => expect(location.search).toBe('?step=setup'));
});
