import { expect, test } from '../fixtures.ts';
import { bookingPage } from '../pages/booking-page.ts';

test('[A-01] the step bar shows no numbers', async ({ page }) => {
  const booking = bookingPage(page);
  await booking.open();
  const bar = page.getByRole('navigation', { name: 'Booking steps' });
  await expect(bar.getByText('Event setup')).toBeVisible();
  expect(await bar.innerText()).not.toMatch(/\d/);
  const drawn = await bar
    .locator('*')
    .evaluateAll((parts) =>
      parts.flatMap((part) =>
        ['::before', '::after', '::marker'].map((name) => getComputedStyle(part, name).content),
      ),
    );
  expect([...new Set(drawn)].filter((content) => !['none', 'normal'].includes(content))).toEqual([]);
  // A numbered list has no content of its own in its markers.
  const lists = await bar
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType));
  expect([...new Set(lists)]).toEqual(['none']);
});

test('the first press after an invalid field reaches its target', async ({ page, isMobile }) => {
  const booking = bookingPage(page);
  await booking.open();
  await booking.main.getByLabel('Contact number').fill('12');
  const terms = booking.main.getByRole('checkbox', { name: /terms and conditions/ });
  await terms.scrollIntoViewIfNeeded();
  const box = await terms.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  if (isMobile) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await expect(booking.main.getByLabel('Contact number')).toHaveAttribute('aria-invalid', 'true');
  await expect(terms).toBeChecked();
  await expect(booking.main.getByText('This field is invalid')).toBeVisible();
});
