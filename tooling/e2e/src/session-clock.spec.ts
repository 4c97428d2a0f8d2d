import type { BrowserContext, Request } from '@playwright/test';
import { newHost, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { loginPage } from './pages/login-page.ts';
import { startProductWith } from './start-product.ts';

/** A product of its own: moving its clock must not move that of the other journeys. */
let product: Awaited<ReturnType<typeof startProductWith>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProductWith({ SEED: 'empty' });
});
test.afterAll(() => product.end());
// The live line, too, may still come with the old token.
test.use({ expectedComplaint: /401|Authentication failed/ });

const minutes = 60;
const days = 86_400;

test('[A-51] [B-R14] tabs with a token that has run out fetch a new one, each at most once; a month later they ask', async ({
  page,
  context,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.url });
  const host = await newHost(request);
  const refreshes = followRefreshes(context);
  await page.goto(`${product.url}/Login`);
  await loginPage(page).logIn(host.email, host.password);
  await expect(page).toHaveURL(/CustomerDashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Nothing is under way that leaving the page would cut off.
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
  // What one tab has stored reaches another, in a process of its own, a moment later: it may just have asked, too.
  expect(refreshes.all()).toBeGreaterThan(0);
  expect(refreshes.all()).toBeLessThanOrEqual(2);
  // One at a time in the whole browser: together they would spend the same cookie.
  expect(refreshes.mostAtOnce()).toBe(1);

  await request.post('/sandbox/clock', { data: { advance: 31 * days } });
  await page.reload();
  const dialog = page.getByRole('alertdialog', { name: 'Session has expired' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/CustomerDashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** How often the tabs of a browser asked for a new token, and how many of these calls were under way together. */
function followRefreshes(context: BrowserContext) {
  let all = 0;
  let underWay = 0;
  let mostAtOnce = 0;
  const isRefresh = (request: Request): boolean => request.url().endsWith('/login/Refresh');
  const end = (request: Request): void => {
    if (isRefresh(request)) underWay -= 1;
  };
  context.on('request', (request) => {
    if (!isRefresh(request)) return;
    all += 1;
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return { all: () => all, mostAtOnce: () => mostAtOnce };
}
