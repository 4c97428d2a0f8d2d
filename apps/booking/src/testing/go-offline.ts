import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failRequests } from './open-cart.tsx';
import { patience } from './open-booking.tsx';

/**
 * Reports no network and fails requests to addresses that contain this text. Returns a function that waits until the page
 * says so, reconnects and tries again, and checks that the focus is on what replaced the pressed button.
 */
export function goOffline(words: string): () => Promise<void> {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const restore = failRequests(words);
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return async () => {
    // The first attempt is repeated by itself, and would succeed after reconnecting.
    await screen.findAllByText(/^Unable to access server/, {}, patience);
    const main = within(screen.getByRole('main'));
    expect(main.getByText('You’re offline')).toBeVisible();
    restore();
    isOnline.mockRestore();
    const retry = main.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument(), patience);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  };
}
