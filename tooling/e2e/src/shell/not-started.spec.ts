import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

const product = (path: string): string => `${process.env['PRODUCT_URL']}${path}`;
const notice = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'This page hasn’t started.' });

/** Skips the ten seconds that the notice's animation waits. */
const letTimePass = async (page: Page): Promise<void> =>
  page.evaluate(() =>
    document
      .querySelector('#start-notice')
      ?.getAnimations()
      .forEach((animation) => animation.finish()),
  );

test('without scripts a page says at once that it needs them, in both languages', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/event_booking', '/CustomerDashboard']) {
    await page.goto(product(path));
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText('Cette page n’a pas démarré.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reload the page' })).toHaveAttribute('href', '');
  }
  await context.close();
});

for (const [what, files] of [
  ['all scripts are blocked', /\.js$/],
  ['the script of the app does not come', /\/assets\/booking\/(?!prerender-start).*\.js$/],
] as const)
  test(`a page says that it has not started, and what to do, when ${what}`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto(product('/event_booking'));
    await expect(page.locator('#start-notice')).toBeHidden();
    await letTimePass(page);
    await expect(notice(page)).toBeVisible();
    await page.unroute(files);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.locator('form').first()).not.toHaveAttribute('inert');
    await expect(page.locator('#start-notice')).toHaveCount(0);
  });

test('a broken script of the app keeps the notice', async ({ page }) => {
  await page.route(/\/assets\/booking\/index-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'this is no script' }),
  );
  await page.goto(product('/'));
  await letTimePass(page);
  await expect(notice(page)).toBeVisible();
});

test('a page that starts shows no notice', async ({ page }) => {
  for (const path of ['/', '/event_booking', '/CustomerDashboard']) {
    await page.goto(product(path));
    await expect(page.locator('#start-notice')).toHaveCount(0);
  }
});
