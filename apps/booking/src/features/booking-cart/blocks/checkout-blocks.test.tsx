import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  briefedRecap,
  dayAhead,
  demoSession,
  filledForm,
  freeProviders,
  storeBooking,
} from '../../../testing/booking-on-device.ts';
import { patience } from '../../../testing/open-booking.tsx';
import { checkOut, checkOutButton, failRequests, openCart } from '../../../testing/open-cart.tsx';
import { holdBack } from '@repo/shell/testing/requests';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['no quantity', { ...briefedRecap, quantityWithLogo: 0 }],
  ['no vision', { ...briefedRecap, brief: { ...briefedRecap.brief, vision: '' } }],
])('[E-R13] blocks checkout and links to the recap when it has %s', async (_, recap) => {
  const form = filledForm(94);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap });
  const { loads } = await openCart(await demoSession());
  await userEvent.click(checkOutButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your recap is missing some details.');
  expect(loads).toEqual([]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Go to your recap' }));
  await waitFor(() => expect(location.search).toBe('?step=recap&from=cart'));
});

test.each(['reel/getprice', 'GetMiscAmounts'])(
  'disables checkout while a price (%s) has failed to load, and enables it after "Try again"',
  async (address) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const form = filledForm(94);
    storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap: briefedRecap });
    const restore = failRequests(address);
    await openCart();
    expect(
      await screen.findByText('We couldn’t check the price. Please try again.', {}, patience),
    ).toBeVisible();
    expect(checkOutButton()).toHaveAttribute('aria-disabled', 'true');
    restore();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(checkOutButton()).not.toHaveAttribute('aria-disabled'), patience);
  },
);

test('[A-04] waits for the current rates each time they are requested again', async () => {
  const form = filledForm(94);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  await openCart(await demoSession());
  await waitFor(() => expect(checkOutButton()).not.toHaveAttribute('aria-disabled'), patience);
  const rates = holdBack('GetSBByLocation');
  // As when the tab is shown again.
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(rates.isHeld()).toBe(true));
  expect(checkOutButton()).toHaveAttribute('aria-disabled', 'true');
  rates.release();
  await waitFor(() => expect(checkOutButton()).not.toHaveAttribute('aria-disabled'), patience);
});

test('refuses a day that has passed in the meantime and offers to choose another', async () => {
  const providers = (await freeProviders(filledForm(95))).slice(0, 1);
  storeBooking({ form: filledForm(95, { eventDate: dayAhead(-2) }), providers });
  await openCart(await demoSession());
  await checkOut();
  const alert = await screen.findByRole('alert', {}, patience);
  await userEvent.click(await within(alert).findByRole('button', { name: 'Go to event setup' }));
  await waitFor(() => expect(location.search).toBe('?step=setup'));
});
