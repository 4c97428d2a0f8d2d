import { expect, test } from '../fixtures.ts';
import { bookingPage, dayFromToday } from '../pages/booking-page.ts';

test('[D-R06] the way on is in reach while the privacy question is open', async ({ page, isMobile }) => {
  const booking = bookingPage(page);
  await booking.open();
  await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible();
  await booking.fillSetup({ day: dayFromToday(isMobile ? 123 : 124) });
  await booking.next();
  await booking.reserve(1);
  // It fails where something else lies over the button.
  await booking.continueBooking();
  await booking.onStep('recap');
});

test('[C-R05] two taps on Next are one page to come back through', async ({ page, isMobile }) => {
  const booking = bookingPage(page);
  await booking.open();
  await booking.fillSetup({ day: dayFromToday(isMobile ? 125 : 126) });
  await booking.button('Next').dblclick();
  await booking.onStep('select');
  await expect(booking.button(/^Reserve /).first()).toBeVisible();
  await page.goBack();
  await booking.onStep('setup');
});
