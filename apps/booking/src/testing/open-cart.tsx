import { openApp } from '@repo/shell/testing/open-app';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartSource } from '../app/cart-source.ts';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';
import { unreachableHost } from './open-booking-step.tsx';
import { patience } from './open-booking.tsx';

type Session = Parameters<typeof openApp>[0]['session'];

/** Opens a booking page with the header, which counts the items in the cart. */
export async function openAt(path: string, session?: Session) {
  history.replaceState(null, '', path);
  return openApp({
    topic: ['booking', 'auth', 'successes'],
    reducer,
    routes,
    cart: cartSource,
    ...(session && { session }),
  });
}

/** Opens the cart of the stored booking. */
export async function openCart(session?: Session) {
  const app = await openAt('/event_booking?step=cart', session);
  await screen.findByRole('region', { name: 'Totals' }, patience);
  return app;
}

export const amountOf = (label: string | RegExp): string | null | undefined => {
  const totals = within(screen.getByRole('region', { name: 'Totals' }));
  return totals.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
};

export const checkOutButton = (): HTMLElement => screen.getByRole('button', { name: /^Check out/ });

/** Checks out as soon as nothing blocks it. */
export async function checkOut(): Promise<void> {
  await waitFor(() => expect(checkOutButton()).not.toHaveAttribute('aria-disabled'), patience);
  await userEvent.click(checkOutButton());
}

/** Fails requests to addresses that contain this text, until undone. */
export function failRequests(words: string): () => void {
  class FailingRequest extends XMLHttpRequest {
    override open(method: string, url: string | URL): void {
      super.open(method, String(url).includes(words) ? unreachableHost : url, true);
    }
  }
  const spy = jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FailingRequest());
  return () => spy.mockRestore();
}
