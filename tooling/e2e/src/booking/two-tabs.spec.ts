import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { fill, press } from '../input-device.ts';
import { ownDay } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';

const changedElsewhere = 'This booking was changed in another tab. You’re looking at the latest version.';

/** Opens the same booking in another tab of this browser. */
async function openOtherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/event_booking');
  return other;
}

test('[C-R26] a tab shows the changes of another tab, says so, and does not overwrite them', async ({
  page,
  expectAccessible,
}) => {
  const first = bookingPage(page);
  await first.open();
  await first.fillSetup({ day: ownDay(), name: 'First name' });
  const otherTab = await openOtherTab(page);
  const second = bookingPage(otherTab);
  await expect(second.main.getByLabel('Event name')).toHaveValue('First name');
  await fill(second.main.getByLabel('Event name'), 'Second name');
  await fill(second.main.getByLabel('Contact name'), 'Tony');

  await page.bringToFront();
  await expect(first.main.getByLabel('Event name')).toHaveValue('Second name');
  await expect(first.main.getByLabel('Contact name')).toHaveValue('Tony');
  await expect(page.getByText(changedElsewhere)).toBeVisible();
  await expect(otherTab.getByText(changedElsewhere)).toHaveCount(0);
  await expectAccessible();

  await fill(first.main.getByLabel('Additional notes'), 'The cake is a surprise.');
  await press(page.getByRole('button', { name: 'Dismiss' }));
  await expect(page.getByText(changedElsewhere)).toHaveCount(0);
  await first.next();
  await otherTab.reload();
  await otherTab.goto('/event_booking?step=setup');
  await expect(second.main.getByLabel('Event name')).toHaveValue('Second name');
  await expect(second.main.getByLabel('Additional notes')).toHaveValue('The cake is a surprise.');
});

test('[C-R26] a provider reserved in one tab is reserved in both', async ({ page }) => {
  const first = bookingPage(page);
  await first.open();
  await first.fillSetup({ day: ownDay(2) });
  await first.next();
  const [chosenFirst = ''] = await first.reserve(1);
  const otherTab = await openOtherTab(page);
  await otherTab.goto('/event_booking?step=select');
  const second = bookingPage(otherTab);
  const reserved = (tab: typeof first) => tab.main.getByRole('button', { name: /^Reserve /, pressed: true });
  await expect(reserved(second)).toHaveCount(1);
  await press(second.main.getByRole('button', { name: /^Reserve /, pressed: false }).first());
  await expect(reserved(second)).toHaveCount(2);

  await page.bringToFront();
  await expect(reserved(first)).toHaveCount(2);
  await press(first.button(`Reserve ${chosenFirst}`));
  await expect(reserved(first)).toHaveCount(1);
  await expect(reserved(second)).toHaveCount(1);
  await expect(otherTab.getByText(changedElsewhere)).toBeVisible();
});
