import { callApi } from '@repo/shell/testing/call-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  demoSession,
  filledForm,
  freeProviders,
  storeBooking,
  storeCode,
} from '../../../testing/booking-on-device.ts';
import { paymentAt } from '../../../testing/booked-event.ts';
import { patience } from '../../../testing/open-booking.tsx';
import { amountOf, checkOut, openCart } from '../../../testing/open-cart.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Stores a code of another account, as after a change of users in one browser. */
async function storeCodeOfOther(): Promise<void> {
  const { token, user } = await demoSession('nadia');
  const path = `/api/v1/admin/PromoCodes/GetDiscount/TAKE20/${user.id}`;
  const { id } = await callApi(path, undefined, token, 'GET');
  storeCode(20, null, { code: 'TAKE20', id });
}

test('[A-74] [G-R11] asks again for a code that this account has not entered, and pays with it', async () => {
  const form = filledForm(99);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  await storeCodeOfOther();
  const { loads } = await openCart(await demoSession());
  await checkOut();
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert).toHaveTextContent('Please enter the code TAKE20 again.');
  expect(loads).toEqual([]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Enter TAKE20 again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), patience);
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  expect(`$${((await paymentAt(loads[0] ?? '')).amount / 100).toFixed(2)}`).toBe(amountOf('Total'));
});

test('[A-74] [G-R11] removes an expired code, and the checkout goes on without it', async () => {
  const form = filledForm(100);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  storeCode(10, null, { code: 'LONG-GONE', id: 999_999 });
  const { loads } = await openCart(await demoSession());
  expect(amountOf('Total')).not.toBe('$137.63');
  await checkOut();
  const alert = await screen.findByRole('alert', {}, patience);
  await userEvent.click(within(alert).getByRole('button', { name: 'Enter LONG-GONE again' }));
  expect(await screen.findByText('Invalid Promo Code', {}, patience)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Code LONG-GONE is applied.')).toBeNull(), patience);
  expect(amountOf('Total')).toBe('$137.63');
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
});
