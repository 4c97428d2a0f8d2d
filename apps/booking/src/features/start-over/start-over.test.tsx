import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  storeBooking,
  unreachableHost,
  openBookingStep,
  untilKept,
} from '../../testing/open-booking-step.tsx';
import { cityEvent, storeEvent, patience, visit } from '../../testing/open-booking.tsx';

const question = () => screen.queryByRole('alertdialog', { name: 'Start a new booking?' });
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Start a new booking' }));
  await waitFor(() => expect(question()).toBeVisible());
};

beforeEach(() => localStorage.clear());
afterEach(untilKept);

test('[C-R07] Back closes the question and keeps the booking and its step, and so does the button', async () => {
  storeBooking();
  await openBookingStep('recap', { apiHost: unreachableHost, search: '&from=cart' });
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

test('[C-R07] an address with the question opens it, and closing it stays on the step', async () => {
  storeBooking();
  await openBookingStep('recap', { apiHost: unreachableHost, search: '&anew=ask' });
  expect(question()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep this booking' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(location.search).toBe('?step=recap');
});

test('[C-R07] starting over on the first step empties every field, also one with unparsable text', async () => {
  storeEvent(cityEvent);
  await visit('/event_booking?step=setup');
  const name = () => screen.getByLabelText<HTMLInputElement>('Event name');
  const day = () => screen.getByLabelText<HTMLInputElement>('Event date');
  expect(await screen.findByLabelText('Event name', {}, patience)).toHaveValue('Ana and Ben');
  await userEvent.clear(day());
  await userEvent.type(day(), 'some day{Tab}');
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(location.search).toBe('?step=setup');
  expect(day()).toHaveValue('');
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { name: /terms|privacy policy/ }))
    expect(box).not.toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Event location' })).toHaveValue('');
});
