import { expect, test } from '../fixtures.ts';
import { choose } from '../hand.ts';
import { bookingPage, dayFromToday } from '../pages/booking-page.ts';

test('[C-R05] [D-R06] [Z-R04] the next step is arrived at from its top, and what was told passes by itself', async ({
  page,
  isMobile,
}) => {
  const booking = bookingPage(page);
  const heading = page.getByRole('heading', { level: 1 });
  await booking.open();
  await booking.fillSetup({ day: dayFromToday(isMobile ? 101 : 100) });
  await booking.next();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(/^Select /);
  await booking.reserve(1);
  await choose(booking.main.getByLabel('Sort by'), 'Lowest price first');
  await expect(page).toHaveURL(/sort=price/);
  await expect(heading).not.toBeFocused();
  await booking.continueBooking();
  const told = page.getByText('added to cart');
  await expect(told).toBeVisible();
  await booking.onStep('recap');
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Four seconds by the rule; a pointer that rests on it would hold it.
  await expect(told).toHaveCount(0);
});
