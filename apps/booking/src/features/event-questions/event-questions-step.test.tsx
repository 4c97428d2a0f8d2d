import { brand } from '@repo/domain/brand';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeBooking, openBookingStep, patience, untilKept } from '../../testing/open-booking-step.tsx';

const guests = 'Who will be there?';
const moments = 'Which moments and what style matter most to you?';
const avoid = 'Is there anything or anyone that should not be photographed?';
const more = `Is there anything else your ${brand.singular} should know on the day?`;
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(label.replace('?', '\\?')) });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue Booking' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeBooking();
});
afterEach(untilKept);

test('[F-R01] the first two questions are required, the other two are marked as optional', async () => {
  await openBookingStep('detail');
  expect(screen.getAllByRole('textbox')).toEqual([field(guests), field(moments), field(avoid), field(more)]);
  expect(field(guests)).toHaveAccessibleDescription(/^For example: about 40 guests/);
  for (const optional of [avoid, more])
    expect(screen.getByRole('textbox', { name: `${optional} (optional)` })).not.toBeRequired();
  await goOn();
  const summary = await screen.findByRole('region', { name: 'There are 2 things to correct' });
  expect(within(summary).getByRole('heading')).toHaveFocus();
  await userEvent.click(within(summary).getAllByRole('link')[1] ?? summary);
  expect(field(moments)).toHaveFocus();
  expect(field(moments)).toHaveAccessibleDescription(/this field is required$/);
  await userEvent.type(field(moments), 'Candid');
  expect(field(moments)).not.toHaveAttribute('aria-invalid');
  expect(field(guests)).toHaveAttribute('aria-invalid', 'true');
});

test('[F-R01] answers take 2000 characters, with a counter near the limit', async () => {
  await openBookingStep('detail');
  fireEvent.change(field(guests), { target: { value: 'a'.repeat(1599) } });
  expect(screen.queryByText(/characters? left/)).toBeNull();
  fireEvent.change(field(guests), { target: { value: 'a'.repeat(1600) } });
  expect(screen.getByText('400 characters left')).toBeVisible();
  fireEvent.change(field(guests), { target: { value: 'a'.repeat(2001) } });
  fireEvent.change(field(moments), { target: { value: 'Light' } });
  await goOn();
  await waitFor(() => expect(field(guests)).toHaveAccessibleDescription(/This text is too long/));
});

test('[F-R01] Continue Booking leads to the cart, Back to the recap', async () => {
  await openBookingStep('detail');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(location.search).toBe('?step=recap'));
  await userEvent.click(screen.getByRole('link', { name: /Event detail/ }));
  await screen.findByText('Tell us about your event', {}, patience);
  await userEvent.type(field(guests), 'Family');
  await userEvent.type(field(moments), 'Candid moments');
  await goOn();
  await waitFor(() => expect(location.search).toBe('?step=cart'));
});

test('[F-R02] stores answers by the numbers of their questions, also after a reload', async () => {
  const { store, unmount } = await openBookingStep('detail');
  const given = { 5: 'Family', 7: 'Light', 8: 'No flash', 9: 'Ask for Sam' };
  for (const [label, text] of [
    [guests, given[5]],
    [moments, given[7]],
    [avoid, given[8]],
    [more, given[9]],
  ] as const)
    await userEvent.type(field(label), text);
  expect(store.getState().eventDetail.answers).toEqual(given);
  await waitFor(() => expect(localStorage.getItem('eventDetail')).toContain('Ask for Sam'));
  unmount();
  await openBookingStep('detail');
  expect([guests, moments, avoid, more].map((label) => field(label))).toEqual(
    Object.values(given).map((text) => screen.getByDisplayValue(text)),
  );
});

test('[F-R01] the questions are asked in French', async () => {
  await openBookingStep('detail', { locale: 'fr-CA' });
  expect(screen.getByRole('textbox', { name: 'Qui sera présent?' })).toBeRequired();
  expect(screen.getByRole('button', { name: 'Continuer la réservation' })).toBeVisible();
});
