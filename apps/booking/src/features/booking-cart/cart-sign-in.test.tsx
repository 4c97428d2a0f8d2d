import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { longestWayOutMs } from './checkout/use-checkout.ts';
import {
  briefedRecap,
  demoSession,
  filledForm,
  freeProviders,
  storeBooking,
  storeRecap,
} from '../../testing/booking-on-device.ts';
import { patience } from '../../testing/open-booking.tsx';
import { checkOut, checkOutButton, openCart } from '../../testing/open-cart.tsx';
import { countRequests } from '@repo/shell/testing/requests';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const setTimer = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = setTimer;
  jest.restoreAllMocks();
});

/**
 * Returns a function that waits until a timer of this length is set and ends it at once. Not a jest mock: with one in
 * place, the testing library assumes fake timers.
 */
function catchTimer(ofMs: number): () => Promise<void> {
  let wakeUp: (() => void) | undefined;
  const catching = (run: () => void, ms?: number) => {
    if (ms === ofMs) wakeUp = run;
    return setTimer(run, ms);
  };
  globalThis.setTimeout = Object.assign(catching, setTimer);
  return async () => {
    await waitFor(() => expect(wakeUp).toBeDefined(), patience);
    act(() => wakeUp?.());
  };
}

const button = (name: string) => screen.getByRole('button', { name });

test('[G-R13] does not ask for a login with an empty code', async () => {
  const form = filledForm(79);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  await openCart();
  await userEvent.click(button('Have a promo code?'));
  await userEvent.click(button('Coupon'));
  expect(screen.getByLabelText('Promo code or gift card')).toHaveAccessibleDescription(
    expect.stringContaining('this field is required'),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[G-R13] applies the typed code after a sign-in at Google or Facebook', async () => {
  const form = filledForm(79);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { unmount } = await openCart();
  await userEvent.click(button('Have a promo code?'));
  await userEvent.type(screen.getByLabelText('Promo code or gift card'), 'WELCOME10{Enter}');
  const login = await screen.findByRole('dialog', { name: 'Log in' }, patience);
  expect(within(login).getByLabelText('Password')).toBeVisible();
  unmount();
  await openCart(await demoSession());
  expect(await screen.findByText('Discount successfully applied', {}, patience)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('[H-R01] lets the host check out again after stopping the payment page from loading', async () => {
  const form = filledForm(82);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { loads } = await openCart(await demoSession());
  const wakeUp = catchTimer(longestWayOutMs);
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  expect(checkOutButton()).toHaveAttribute('aria-disabled', 'true');
  await wakeUp();
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(2), patience);
});

test('[G-R13] continues to the payment after a sign-in at Google or Facebook', async () => {
  const form = filledForm(83);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { unmount } = await openCart();
  await checkOut();
  await screen.findByRole('dialog', { name: 'Log in' }, patience);
  unmount();
  const { loads } = await openCart(await demoSession());
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  expect(sessionStorage).toHaveLength(0);
});

/** Presses Check out as a guest, changes the stored booking, and returns signed in. */
async function signInElsewhere(change: () => void) {
  const { unmount } = await openCart();
  await checkOut();
  await screen.findByRole('dialog', { name: 'Log in' }, patience);
  unmount();
  change();
  return openCart(await demoSession());
}

/** Waits until the action of the guest was continued or dropped, and until its request would have been sent. */
async function untilDecided(): Promise<void> {
  await waitFor(() => expect(sessionStorage).toHaveLength(0), patience);
  await demoSession();
}

test('[G-R13] does not repeat an action on another cart than it was meant for', async () => {
  const form = filledForm(84);
  const [one, other] = await freeProviders(form);
  if (one === undefined || other === undefined) throw new Error('too few are free');
  storeBooking({ form, providers: [one] });
  const sent = countRequests('CreateCheckoutSession');
  const { loads } = await signInElsewhere(() => storeBooking({ form, providers: [other] }));
  await untilDecided();
  expect([sent(), loads]).toEqual([0, []]);
  expect(checkOutButton()).not.toHaveAttribute('aria-disabled');
});

test('[E-R13] [G-R13] stops at the same block as the button after a sign-in elsewhere, and shows it', async () => {
  const form = filledForm(85);
  const booking = { form, providers: (await freeProviders(form)).slice(0, 1) };
  storeBooking({ ...booking, recap: briefedRecap });
  const { loads } = await signInElsewhere(() =>
    storeRecap({ ...briefedRecap, brief: { ...briefedRecap.brief, vision: '' } }),
  );
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert).toHaveTextContent('Your recap is missing some details.');
  expect(loads).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('[A-102] [G-R13] never pays another total than was shown before a sign-in elsewhere', async () => {
  const form = filledForm(86);
  const [one] = await freeProviders(form);
  if (one === undefined) throw new Error('no provider is available');
  storeBooking({ form, providers: [one] });
  const sent = countRequests('CreateCheckoutSession');
  const { loads } = await signInElsewhere(() =>
    storeBooking({ form: { ...form, durationHours: 3 }, providers: [one] }),
  );
  await untilDecided();
  expect([sent(), loads]).toEqual([0, []]);
  expect(checkOutButton()).not.toHaveAttribute('aria-disabled');
});
