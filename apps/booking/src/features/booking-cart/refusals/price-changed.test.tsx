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

test('[A-102] shows the new total of a cart, and charges it once the host has agreed', async () => {
  const form = filledForm(59);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { token, user } = await demoSession();
  const path = `/api/v1/admin/PromoCodes/GetDiscount/WELCOME10/${user.id}`;
  const { id } = await callApi(path, undefined, token, 'GET');
  // The stored discount is still $90.
  storeCode(90, null, { code: 'WELCOME10', id, userId: user.id });
  const { loads } = await openCart(await demoSession());
  const shown = amountOf('Total');
  await checkOut();
  const alert = within(await screen.findByRole('alert', {}, patience));
  const button = alert.getByRole('button', { name: /^Check out - Pay/ });
  expect(loads).toEqual([]);
  await waitFor(() => expect(amountOf('Total')).not.toBe(shown), patience);
  const now = amountOf('Total') ?? '';
  expect(
    alert.getByText(`Your booking now costs ${now}. Check out again if that works for you.`),
  ).toBeVisible();
  expect(button).toHaveTextContent(now);
  // It waits until every price is loaded.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), patience);
  await userEvent.click(button);
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  expect(`$${((await paymentAt(loads[0] ?? '')).amount / 100).toFixed(2)}`).toBe(now);
});
