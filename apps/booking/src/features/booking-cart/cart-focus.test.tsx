import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  briefedRecap,
  demoSession,
  filledForm,
  freeProviders,
  storeBooking,
} from '../../testing/booking-on-device.ts';
import { patience } from '../../testing/open-booking.tsx';
import { openCart } from '../../testing/open-cart.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const button = (name: string) => screen.getByRole('button', { name });

test('[G-R05] moves the focus to Undo after a removal, and back to the restored line', async () => {
  const form = filledForm(71);
  const [provider] = await freeProviders(form);
  if (provider === undefined) throw new Error('no provider is available');
  storeBooking({ form, providers: [provider], recap: briefedRecap });
  await openCart();
  const ofProvider = `Remove ${provider.firstName} ${provider.lastName}`;
  await userEvent.click(button('Remove Recap (reel)'));
  expect(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('Remove Recap (reel)')).toHaveFocus();
  await userEvent.click(button('Remove Recap (reel)'));
  await userEvent.click(button(ofProvider));
  expect(screen.getByRole('heading', { name: 'cart is empty' })).toBeVisible();
  expect(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button(ofProvider)).toHaveFocus();
});

test('[G-R04] moves the focus to the applied code, and back to the question', async () => {
  const form = filledForm(72);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  await openCart(await demoSession());
  await userEvent.click(button('Have a promo code?'));
  await userEvent.type(screen.getByLabelText('Promo code or gift card'), 'GIFT200{Enter}');
  expect(await screen.findByRole('button', { name: 'Remove code GIFT200' }, patience)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('Have a promo code?')).toHaveFocus();
});
