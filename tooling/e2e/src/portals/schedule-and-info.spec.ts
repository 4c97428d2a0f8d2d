import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expectFits, widerThanScreen } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { press } from '../input-device.ts';
import { ownPerson } from '../own-days-and-people.ts';
import { bookingPage, weekdayFromToday } from '../pages/booking-page.ts';
import { logInAs, logins } from '../pages/login-page.ts';
import { saveChanges } from '../pages/save-changes.ts';

// The second save of a schedule is a 409.
test.use({ expectedComplaint: /409/ });

const scheduleAddress = `${logins.provider.home}Tab/MyProfile/MySchedule`;
const infoAddress = `${logins.provider.home}Tab/MyProfile/MyInfo`;

const foundProviders = z.object({
  payload: z.object({ items: z.array(z.object({ firstName: z.string() })) }),
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const distance = (page: Page, name: string) => page.getByRole('spinbutton', { name });

async function openSchedule(page: Page): Promise<void> {
  await page.goto(scheduleAddress);
  await expect(button(page, 'SAVE')).toBeVisible();
}
const save = (page: Page): Promise<void> => saveChanges(page, button(page, 'SAVE'));

test('[W-R06] a saved schedule changes the next search', async ({ page, browser, productUrl }) => {
  test.setTimeout(180_000);
  await logInAs(page, ownPerson('provider'));
  await openSchedule(page);
  const everyHour = page.getByRole('checkbox', { name: 'Select/Deselect All' });
  if (!(await everyHour.isChecked())) await everyHour.click();
  await expect(everyHour).toBeChecked();
  for (const name of ['2-hours-plus bookings', '1-hour bookings']) await distance(page, name).fill('100');
  await save(page);

  const isFound = async (): Promise<boolean> => {
    const context = await browser.newContext({ baseURL: productUrl });
    const guest = await context.newPage();
    const booking = bookingPage(guest);
    await booking.open();
    await booking.fillSetup({ day: weekdayFromToday(200, 'Sunday') });
    // The screen shows twelve at a time, so the whole answer is read.
    const answer = guest.waitForResponse(/GetSBByLocation/);
    await booking.next();
    const found = foundProviders.parse(await (await answer).json()).payload.items;
    await context.close();
    return found.some(({ firstName }) => firstName === 'Harpreet');
  };
  const before = await isFound();
  await press(page.getByRole('checkbox', { name: 'Select all: Sun' }));
  await save(page);
  const after = await isFound();
  expect({ before, after }).toEqual({ before: true, after: false });
  await press(page.getByRole('checkbox', { name: 'Select all: Sun' }));
  await save(page);
});

test('[W-R06] of two devices, the second one is told and keeps what it entered', async ({
  page,
  context,
  expectAccessible,
}) => {
  await logInAs(page, ownPerson('provider'));
  await openSchedule(page);
  const other = await context.newPage();
  await openSchedule(other);
  const before = Number(await distance(page, '1-hour bookings').inputValue());
  const mine = before > 1 ? before - 1 : 2;
  const theirs = before > 2 ? before - 2 : 3;
  await distance(page, '1-hour bookings').fill(String(mine));
  await distance(other, '1-hour bookings').fill(String(theirs));
  await save(other);
  await press(button(page, 'SAVE'));
  await expect(
    page.getByRole('main').getByText(/Your schedule was changed on another device or tab/),
  ).toBeVisible();
  await expect(distance(page, '1-hour bookings')).toHaveValue(String(mine));
  await expectAccessible();
  await press(button(page, 'Load the newer one'));
  await expect(distance(page, '1-hour bookings')).toHaveValue(String(theirs));
});

/** Turns back from the month of the first chosen day, with which the calendar opens, to that of today. */
async function turnToToday(page: Page): Promise<void> {
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  while ((await grid.getByRole('button', { name: /^Today, / }).count()) === 0)
    await button(page, 'Previous').first().click();
}

/** Looks at the shown month, which on its first day has no past day. */
async function expectOnlyPastDaysClosed(grid: Locator): Promise<void> {
  const days = await grid.locator('[role="button"]:not([data-outside-month])').evaluateAll((cells) =>
    cells.map(({ ariaLabel, ariaDisabled }) => ({
      date: Date.parse(/\w+ \d+, \d{4}/.exec(ariaLabel ?? '')?.[0] ?? ''),
      isToday: ariaLabel?.startsWith('Today, ') === true,
      isClosed: ariaDisabled === 'true',
    })),
  );
  const today = days.find(({ isToday }) => isToday)?.date ?? Number.NaN;
  expect(days.length).toBeGreaterThan(27);
  expect(days.map(({ isClosed }) => isClosed)).toEqual(days.map(({ date }) => date < today));
}

test('[W-R02] [W-R04] [W-R05] bad hours, past dates and distances are refused on a phone, in both themes', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, ownPerson('provider'));
  await openSchedule(page);
  const grid = page.getByRole('grid');
  await turnToToday(page);
  await expectOnlyPastDaysClosed(grid);
  await button(page, 'Next').first().click();
  await grid.locator('[role="button"]:not([data-outside-month], [data-selected])').first().click();
  const dialog = page.getByRole('dialog', { name: /^Black out / });
  await press(dialog.getByRole('checkbox', { name: 'Black out entire day' }));
  await press(dialog.getByRole('button', { name: 'Black out' }));
  await expect(dialog.getByText('Start Time is required')).toBeVisible();
  await expect(dialog.getByText('End Time is required')).toBeVisible();
  await dialog.getByLabel('Start Time').selectOption('2:00 p.m.');
  await dialog.getByLabel('End Time').selectOption('1:00 p.m.');
  await press(dialog.getByRole('button', { name: 'Black out' }));
  await expect(dialog.getByText('End time must be greater than start time')).toBeVisible();
  await expectAccessible();
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toHaveCount(0);
  await distance(page, '1-hour bookings').fill('50');
  await distance(page, '2-hours-plus bookings').fill('20');
  await expect(page.getByText('Max distance cannot be less than min distance')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark', exact: true }).click();
  await expectAccessible();
  await expectFits(page);
});

test('[Y-R01] an address that is not from the list is refused, and unsaved details ask before they are left', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, ownPerson('provider'));
  await page.goto(infoAddress);
  const address = page.getByRole('combobox', { name: 'Home address' });
  await address.fill('somewhere in Toronto');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Home address – Invalid Location' })).toBeVisible();
  await expectAccessible();
  expect(await widerThanScreen(page)).toEqual([]);
  await page.getByRole('tab', { name: 'MY SCHEDULE' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await press(question.getByRole('button', { name: 'Stay on this page' }));
  await expect(address).toHaveValue('somewhere in Toronto');
});
