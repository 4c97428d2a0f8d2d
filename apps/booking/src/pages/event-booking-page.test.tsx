import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cityEvent, keepEvent, patience, visit } from '../testing/open-booking.tsx';
import { keepBooking, openBookingStep, untilKept } from '../testing/open-booking-step.tsx';

const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(untilKept);

test('[C-R05] every step is arrived at: its top is shown, its heading has the focus and says which step it is', async () => {
  keepBooking();
  await openBookingStep('recap');
  expect(document.body).toHaveFocus();
  document.documentElement.scrollTop = 300;
  await userEvent.click(screen.getByRole('button', { name: 'SKIP' }));
  await waitFor(() => expect(heading()).toHaveAccessibleDescription('Event detail'));
  expect(heading()).toHaveFocus();
  expect(document.documentElement.scrollTop).toBe(0);
  expect(document.title).toMatch(/^Event detail - /);
  history.back();
  await waitFor(() => expect(heading()).toHaveAccessibleDescription('Add recap (reel)'));
  expect(heading()).toHaveFocus();
});

test('a filter changes the address of the same step, and the focus stays with it', async () => {
  keepEvent(cityEvent);
  await visit('/event_booking?step=select');
  const sort = await screen.findByRole('combobox', { name: 'Sort by' }, patience);
  await userEvent.selectOptions(sort, 'Lowest price first');
  await waitFor(() => expect(location.search).toContain('sort=price'));
  expect(heading()).not.toHaveFocus();
});
