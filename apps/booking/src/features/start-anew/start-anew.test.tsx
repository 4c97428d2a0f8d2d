import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepBooking, nobody, openBookingStep, untilKept } from '../../testing/open-booking-step.tsx';

const question = () => screen.queryByRole('alertdialog', { name: 'Start a new booking?' });
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Start a new booking' }));
  await waitFor(() => expect(question()).toBeVisible());
};

beforeEach(() => localStorage.clear());
afterEach(untilKept);

test('[C-R07] Back takes the question back and keeps the booking and its step, as does the button', async () => {
  keepBooking();
  await openBookingStep('recap', { apiHost: nobody, search: '&from=cart' });
  const { length } = history;
  await ask();
  act(() => history.back());
  await waitFor(() => expect(question()).toBeNull());
  expect(location.search).toBe('?step=recap&from=cart');
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Keep this booking' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(location.search).toBe('?step=recap&from=cart');
  expect(history).toHaveLength(length + 1);
});

test('[C-R07] an address with the question asks it again, and taking it back stays on the step', async () => {
  keepBooking();
  await openBookingStep('recap', { apiHost: nobody, search: '&anew=ask' });
  expect(question()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep this booking' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(location.search).toBe('?step=recap');
});
