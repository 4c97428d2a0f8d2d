import { brand } from '@repo/domain/brand';
import type { Page } from '@playwright/test';
import { demoAccount } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { doors, endingIn, logInAs } from '../pages/login-page.ts';

/** People of the demonstration, each with a dashboard of their own and one that is none of their business. */
const host = demoAccount('host', 'host');
const provider = demoAccount('devon', 'provider');

for (const [who, somebody] of Object.entries({ host, provider })) {
  test(`[A-R05] [A-R06] [A-R07] [A-R20] every way that is not for a ${who} leads to the own dashboard`, async ({
    page,
  }) => {
    await logInAs(page, somebody);
    for (const path of [
      '/',
      '/Login',
      '/login',
      '/Dashboard',
      '/no/such/page',
      doors[somebody.role === 'host' ? 'provider' : 'host'].home,
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(endingIn(doors[somebody.role].home));
    }
  });
}

test('[A-R10] [A-R22] [A-R24] a host has the cart, the bell, the own dashboard and BOOK NOW in every app', async ({
  page,
  expectAccessible,
}) => {
  await logInAs(page, host);
  for (const path of ['/CustomerDashboard', '/event_booking', `/be-a-${brand.slug}`]) {
    await page.goto(path);
    // A page that moves on by itself, as the booking does to its step, closes the menu.
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

test('[A-R10] [A-R23] [A-R24] a provider has the bell and the own dashboard, and neither cart nor BOOK NOW', async ({
  page,
  expectAccessible,
}) => {
  await logInAs(page, provider);
  for (const path of [doors.provider.home, `/be-a-${brand.slug}`]) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await expect(header.getByRole('link', { name: 'My dashboard' })).toBeVisible();
    await expect(header.getByLabel(/^Cart/)).toHaveCount(0);
    const names = await namesInMenu(page);
    expect(names).toContain('Logout');
    expect(names).not.toContain('BOOK NOW');
    await expectAccessible();
  }
});

test('[A-R24] what was seen in one tab is no news in the other any more, without a reload', async ({
  page,
  context,
  isMobile,
}) => {
  // Both sizes are tried at the same time, and what one has seen is no news for the other.
  const somebody = isMobile ? demoAccount('maya', 'provider') : host;
  await logInAs(page, somebody);
  const bellOf = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bellOf(page)).toHaveAccessibleName(/[1-9]\d* new/);
  const other = await context.newPage();
  const line = other.waitForEvent('websocket');
  await other.goto(doors[somebody.role].home);
  await line;
  await expect(bellOf(other)).toHaveAccessibleName(/[1-9]\d* new/);
  await bellOf(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  if (!isMobile) expect((await panel.boundingBox())?.width).toBeCloseTo(330);
  await expect(bellOf(other)).toHaveAccessibleName('Notifications, none new');
  await page.keyboard.press('Escape');
  await expect(bellOf(page)).toBeFocused();
});

/** The links and buttons of the whole header: on a phone most of them are in the menu. */
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
