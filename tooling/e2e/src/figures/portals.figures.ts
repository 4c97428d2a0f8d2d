import { demoAccount } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { test } from '../fixtures.ts';
import { loginPage, logins } from '../pages/login-page.ts';
import { countBytes } from './page-bytes.ts';
import { kilobytes, say, verdict } from './say.ts';
import { inOneBrowser, measureHere } from './signed-in-browser.ts';

/** What the budget of the portals asks for. */
const leastPerformance = 95;
const maxJs = 260_000;
const maxCss = 14_000;

const { home: hostHome } = logins.host;
const { home: providerHome } = logins.provider;
const portals: readonly (Account & { readonly paths: readonly string[] })[] = [
  {
    ...demoAccount('maya', 'provider'),
    paths: [
      providerHome,
      `${providerHome}_/MyEvents`,
      ...['MySchedule', 'MyPortfolio', 'MyInfo'].map((tab) => `${providerHome}Tab/MyProfile/${tab}`),
      `${providerHome}Tab/MyEvents/Gallery?event=1`,
    ],
  },
  {
    ...demoAccount('host', 'host'),
    paths: [
      hostHome,
      ...['MyAccount', 'ReferaFriend', 'Support'].map((tab) => `${hostHome}_/${tab}`),
      ...['Extend', 'Gallery', 'Invoice', 'Review'].map((tab) => `${hostHome}Tab/MyEvents/1/${tab}`),
    ],
  },
];

for (const { email, password, role, paths } of portals)
  test(`measures the portal of a ${role}`, async ({ productUrl }) => {
    test.setTimeout(2_400_000);
    await inOneBrowser(productUrl, async (page) => {
      await page.goto(`${productUrl}${logins[role].address}`);
      await loginPage(page).logIn(email, password);
      await page.waitForURL(`**${logins[role].home}*`);
      for (const path of paths) {
        // What the page before still loads does not count.
        await page.goto('about:blank');
        const bytes = countBytes(page);
        await page.goto(productUrl + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        const { js, css } = await bytes();
        say(
          `   ${kilobytes(js)} JavaScript, ${verdict(js <= maxJs)}; ${kilobytes(css)} CSS, ${verdict(css <= maxCss)}`,
        );
        await measureHere(page, leastPerformance);
      }
    });
  });
