import { brand } from '@repo/domain/brand';
import type { Page } from '@playwright/test';
import { demoAccount } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { ownPerson } from '../own-days-and-people.ts';
import { logins, endingIn, logInAs } from '../pages/login-page.ts';

/** Accounts of the demonstration. */
const host = demoAccount('host', 'host');
const provider = demoAccount('devon', 'provider');

for (const [role, account] of Object.entries({ host, provider })) {
  test(`[A-R05] [A-R06] [A-R07] [A-R20] every page that is not for a ${role} leads to their own dashboard`, async ({
    page,
  }) => {
    await logInAs(page, account);
    for (const path of [
      '/',
      '/Login',
      '/login',
      '/Dashboard',
      '/no/such/page',
      logins[account.role === 'host' ? 'provider' : 'host'].home,
      ...(account.role === 'host' ? [] : [`/be-a-${brand.slug}`]),
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(endingIn(logins[account.role].home));
    }
  });
}

test('[A-R10] [A-R24] a host sees cart, bell, dashboard and BOOK NOW in every app', async ({
  page,
  expectAccessible,
}) => {
  await logInAs(page, host);
  for (const path of ['/CustomerDashboard', '/event_booking', `/be-a-${brand.slug}`]) {
    await page.goto(path);
    // A page that navigates by itself, like the booking to its step, closes the menu.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(
      header.getByRole('link', { name: /^Cart/ }).or(header.getByRole('button', { name: /^Cart/ })),
    ).toBeVisible();
    await expect(header.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await expect(header.getByRole('link', { name: 'My dashboard' })).toBeVisible();
    expect(await namesInMenu(page)).toEqual(expect.arrayContaining(['BOOK NOW', 'Logout']));
    expect(await namesInMenu(page)).not.toContain('Login');
    await expectAccessible();
  }
});

test('[A-R10] [A-R24] a provider sees bell and dashboard, and neither cart nor BOOK NOW', async ({
  page,
  expectAccessible,
}) => {
  await logInAs(page, provider);
  await page.goto(logins.provider.home);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(header.getByRole('link', { name: 'My dashboard' })).toBeVisible();
  await expect(header.getByLabel(/^Cart/)).toHaveCount(0);
  const names = await namesInMenu(page);
  expect(names).toContain('Logout');
  expect(names).not.toContain('BOOK NOW');
  await expectAccessible();
});

test('[A-R24] [O-R11] notifications seen in one tab are seen in the other without a reload', async ({
  page,
  context,
}) => {
  const account = ownPerson('host');
  await logInAs(page, account);
  const bellOf = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bellOf(page)).toHaveAccessibleName(/[1-9]\d* new/);
  const other = await context.newPage();
  const line = other.waitForEvent('websocket');
  await other.goto(logins[account.role].home);
  await line;
  await expect(bellOf(other)).toHaveAccessibleName(/[1-9]\d* new/);
  await bellOf(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toContainText(/ (?:against|for) \S/);
  expect((await panel.boundingBox())?.width).toBeCloseTo(330);
  await expect(bellOf(other)).toHaveAccessibleName('Notifications, none new');
  await page.keyboard.press('Escape');
  await expect(bellOf(page)).toBeFocused();
});

test('a panel over the page does not move what is behind it', async ({ page }) => {
  await logInAs(page, host);
  const header = page.getByRole('banner');
  const bell = header.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  const place = await header.boundingBox();
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(await header.boundingBox()).toEqual(place);
});

/** Returns the names of the header's links and buttons, most of which are in the menu on a phone. */
async function namesInMenu(page: Page): Promise<string[]> {
  const menu = page.getByRole('button', { name: 'Menu' });
  const isInMenu = await menu.isVisible();
  if (isInMenu) await menu.click();
  const place = isInMenu ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await expect(
    place.getByRole('button', { name: /^Log/ }).or(place.getByRole('link', { name: /^Log/ })),
  ).toBeVisible();
  const names = await place
    .getByRole('link')
    .or(place.getByRole('button'))
    .evaluateAll((all) => all.map((one) => (one.textContent ?? '').trim()));
  if (isInMenu) await page.keyboard.press('Escape');
  return names;
}
