import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { longestWayOutMs } from '../../model/checkout/use-checkout.ts';
import { demoSession, filledForm, freeProviders, keepBooking } from '../../testing/booking-on-device.ts';
import { patience } from '../../testing/open-booking.tsx';
import { checkOut, checkOutButton, openCart } from '../../testing/open-cart.tsx';

jest.setTimeout(60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const setTimer = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = setTimer;
});

/** The way to end one long wait at once. Not by a mock: where one stands, the test library believes in false clocks. */
function catchTimer(ofMs: number): () => void {
  let wakeUp: (() => void) | undefined;
  const catching = (run: () => void, ms?: number) => {
    if (ms === ofMs) wakeUp = run;
    return setTimer(run, ms);
  };
  globalThis.setTimeout = Object.assign(catching, setTimer);
  return () => wakeUp?.();
}

const button = (name: string) => screen.getByRole('button', { name });

test('[G-R13] an empty code asks nobody to log in', async () => {
  const form = filledForm(51);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  await openCart();
  await userEvent.click(button('Have a promo code?'));
  await userEvent.click(button('Coupon'));
  expect(screen.getByLabelText('Promo code or gift card')).toHaveAccessibleDescription(
    expect.stringContaining('this field is required'),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[G-R13] whoever signs in on a page of somebody else comes back to the code that they typed', async () => {
  const form = filledForm(51);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { unmount } = await openCart();
  await userEvent.click(button('Have a promo code?'));
  await userEvent.type(screen.getByLabelText('Promo code or gift card'), 'WELCOME10{Enter}');
  const login = await screen.findByRole('dialog', { name: 'Login' }, patience);
  expect(within(login).getByLabelText('Password')).toBeVisible();
  unmount();
  await openCart(await demoSession());
  expect(await screen.findByText('Discount successfully applied', {}, patience)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('[H-R01] whoever stops the payment page from loading can check out once more', async () => {
  const form = filledForm(54);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { loads } = await openCart(await demoSession());
  const wakeUp = catchTimer(longestWayOutMs);
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  expect(checkOutButton()).toHaveAttribute('aria-disabled', 'true');
  act(() => wakeUp());
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(2), patience);
});

test('[G-R13] whoever signs in on a page of somebody else goes on to the payment by themselves', async () => {
  const form = filledForm(55);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { unmount } = await openCart();
  await checkOut();
  await screen.findByRole('dialog', { name: 'Login' }, patience);
  unmount();
  const { loads } = await openCart(await demoSession());
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  expect(sessionStorage).toHaveLength(0);
});

test('[G-R13] what was wished for one cart is not done to another', async () => {
  const form = filledForm(56);
  const [one, other] = await freeProviders(form);
  if (one === undefined || other === undefined) throw new Error('too few are free');
  keepBooking({ form, providers: [one] });
  const { unmount } = await openCart();
  await checkOut();
  await screen.findByRole('dialog', { name: 'Login' }, patience);
  unmount();
  keepBooking({ form, providers: [other] });
  const { loads } = await openCart(await demoSession());
  await waitFor(() => expect(checkOutButton()).not.toHaveAttribute('aria-disabled'), patience);
  expect(loads).toEqual([]);
});
