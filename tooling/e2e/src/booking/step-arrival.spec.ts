import { expect, test } from '../fixtures.ts';
import { choose } from '../input-device.ts';
import { ownDay } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';

test('[C-R05] [D-R06] [Z-R04] the next step is shown from its top, and the toast closes by itself', async ({
  page,
}) => {
  const booking = bookingPage(page);
  const heading = page.getByRole('heading', { level: 1 });
  await booking.open();
  await booking.fillSetup({ day: ownDay() });
  await booking.next();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(/^Select /);
  await booking.reserve(1);
  await choose(booking.main.getByLabel('Sort by'), 'Lowest price first');
  await expect(page).toHaveURL(/sort=price/);
  await expect(heading).not.toBeFocused();
  await booking.continueBooking();
  const confirmation = page.getByText('added to cart');
  await expect(confirmation).toBeVisible();
  await booking.onStep('recap');
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const bottomOfToast = await page
    .getByRole('status')
    .filter({ has: confirmation })
    .evaluate((toast) => toast.getBoundingClientRect().bottom);
  const stepBar = page.getByRole('navigation', { name: 'Booking steps' });
  expect(bottomOfToast).toBeLessThanOrEqual(await stepBar.evaluate((bar) => bar.getBoundingClientRect().top));
  // The toast closes after four seconds; a pointer on it would keep it open.
  await expect(confirmation).toHaveCount(0);
});
