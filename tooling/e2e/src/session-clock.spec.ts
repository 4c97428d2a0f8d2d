import type { BrowserContext } from '@playwright/test';
import { newHost, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { loginPage } from './pages/login-page.ts';
import { startProductWith } from './start-product.ts';

/** Its own product, because moving the clock would affect the other journeys. */
let product: Awaited<ReturnType<typeof startProductWith>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProductWith({ SEED: 'empty' });
});
test.afterAll(() => product.end());
// The live connection may still use the old token.
test.use({ expectedComplaint: /401|Authentication failed/ });

const minutes = 60;
const days = 86_400;

test('[A-51] [B-R14] tabs refresh an expired token at most once each, and ask for a login after a month', async ({
  page,
  context,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.url });
  const host = await newHost(request);
  const refreshes = await followRefreshes(context);
  await page.goto(`${product.url}/Login`);
  await loginPage(page).logIn(host.email, host.password);
  await expect(page).toHaveURL(/CustomerDashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Leaves the page first, so that no call is cut off.
  await page.goto('about:blank');
  await request.post('/sandbox/clock', { data: { advance: 16 * minutes } });
  const other = await context.newPage();
  const refused = context.waitForEvent('response', (response) => response.status() === 401);
  await Promise.all([...[page, other].map((tab) => tab.goto(`${product.url}/CustomerDashboard`)), refused]);
  for (const tab of [page, other]) {
    await tab.waitForLoadState('networkidle');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
  }
  // The other tab reads the stored token a moment later, so it may have refreshed as well.
  expect(refreshes.all()).toBeGreaterThan(0);
  expect(refreshes.all()).toBeLessThanOrEqual(2);
  // One at a time in the whole browser: two at once would use the same cookie.
  expect(refreshes.maxAtOnce()).toBe(1);

  await request.post('/sandbox/clock', { data: { advance: 31 * days } });
  await page.reload();
  const dialog = page.getByRole('alertdialog', { name: 'Session has expired' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/CustomerDashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/**
 * Counts the refresh calls of a browser and how many of them ran at once. They pass through here, because the browser's
 * events about different pages have no order.
 */
async function followRefreshes(context: BrowserContext) {
  let all = 0;
  let underWay = 0;
  let maxAtOnce = 0;
  await context.route('**/login/Refresh', async (route) => {
    all += 1;
    underWay += 1;
    maxAtOnce = Math.max(maxAtOnce, underWay);
    const response = await route.fetch();
    underWay -= 1;
    await route.fulfill({ response });
  });
  return { all: () => all, maxAtOnce: () => maxAtOnce };
}
