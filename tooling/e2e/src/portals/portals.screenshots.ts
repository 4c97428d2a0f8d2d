import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { brand } from '@repo/domain/brand';
import { demoAccount } from '../accounts.ts';
import { everyLook } from '../design/every-look.ts';
import { logInAs, logins } from '../pages/login-page.ts';
import { releaseSticky } from '../pages/release-sticky.ts';

test.use({ baseURL: process.env['PRODUCT_URL'] ?? '' });

const providerHome = logins.provider.home;

/** Their dates follow the day on which they are taken. */
const screens = {
  provider: {
    requests: providerHome,
    events: `${providerHome}_/MyEvents`,
    completed: `${providerHome}_/MyEvents?list=completed`,
    schedule: `${providerHome}Tab/MyProfile/MySchedule`,
    portfolio: `${providerHome}Tab/MyProfile/MyPortfolio`,
    info: `${providerHome}Tab/MyProfile/MyInfo`,
    gallery: `${providerHome}Tab/MyEvents/Gallery?event=1`,
    later: `${providerHome}_/ReelEvents`,
  },
  host: {
    events: '/CustomerDashboard',
    completed: '/CustomerDashboard?list=completed',
    cancelled: '/CustomerDashboard?list=cancel',
    event: '/CustomerDashboardTab/MyEvents/1/Extend',
    tip: '/CustomerDashboardTab/MyEvents/1/Tip',
    gallery: '/CustomerDashboardTab/MyEvents/1/Gallery',
    review: '/CustomerDashboardTab/MyEvents/1/Review',
    account: '/CustomerDashboard_/MyAccount',
    invoice: '/CustomerDashboardTab/MyEvents/1/Invoice',
    referral: '/CustomerDashboard_/ReferAFriend',
    support: '/CustomerDashboard_/Support',
    later: '/CustomerDashboard_/AttendedEvents',
  },
} as const;

async function chooseNecessaryOnly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await expect(page.getByRole('region', { name: 'Your privacy' })).toHaveCount(0);
}

async function screenshot(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const closed = page.getByRole('main').getByRole('button', { expanded: false });
  if (/events|completed|cancelled/.test(name) && (await closed.count()) > 0) await closed.first().click();
  await page.mouse.move(0, 0);
  await releaseSticky(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage: true, timeout: 20_000 });
}

for (const { width, theme, name } of everyLook) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: theme });

    test('application', async ({ page }) => {
      await page.goto(`/be-a-${brand.slug}`);
      await chooseNecessaryOnly(page);
      await screenshot(page, `application-${name}`);
    });

    for (const role of ['provider', 'host'] as const) {
      test(`portal of a ${role}`, async ({ page }) => {
        test.setTimeout(300_000);
        await page.goto(logins[role].address);
        await chooseNecessaryOnly(page);
        await logInAs(page, demoAccount(role === 'host' ? 'host' : 'maya', role));
        for (const [screen, path] of Object.entries(screens[role])) {
          await page.goto(path);
          await screenshot(page, `portal-${role}-${screen}-${name}`);
        }
      });
    }
  });
}
