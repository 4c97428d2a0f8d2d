import { expect, test } from '../fixtures.ts';
import { ownDay } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';

test('[D-R06] the Continue button and the total stay reachable while the privacy question is open', async ({
  page,
  isMobile,
}) => {
  const booking = bookingPage(page);
  await booking.open();
  await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible();
  await booking.fillSetup({ day: ownDay() });
  await booking.next();
  await booking.reserve(1);
  // Fails if another element covers the button.
  await booking.continueBooking();
  await booking.onStep('recap');
  // On small screens the total stays at the foot of the window, and the details open with a press.
  const total = booking.button(/^Total/);
  if (!isMobile) return expect(total).toBeHidden();
  await expect(total).toBeInViewport({ ratio: 1 });
  await total.click();
  await expect(page.getByRole('complementary', { name: 'Your booking' })).toBeInViewport();
});

test('[C-R05] two taps on Next add one entry to the history', async ({ page }) => {
  const booking = bookingPage(page);
  await booking.open();
  await booking.fillSetup({ day: ownDay(2) });
  await booking.button('Next').dblclick();
  await booking.onStep('select');
  await expect(booking.button(/^Reserve /).first()).toBeVisible();
  await page.goBack();
  await booking.onStep('setup');
});
