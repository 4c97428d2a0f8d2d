import { brand } from '@repo/domain/brand';
import type { Page, Route } from '@playwright/test';
import { z } from 'zod';
import { demoAccount } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { cutTexts, expectFits, walkByTab, widerThanScreen } from '../fits.ts';
import { endingIn, logInAs, loginPage, logins } from '../pages/login-page.ts';
import { speakPseudo } from '../shell/pseudo-texts.ts';
import { barOf, hiddenBehindBar, focusStopsBehindBar } from './phone-bar.ts';

// Some calls are answered with a 503.
test.use({ expectedComplaint: /503/ });

const host = demoAccount('host', 'host');
const provider = demoAccount('maya', 'provider');
const providerHome = logins.provider.home;
const product = brand.singular;

/** One address of each form, with the heading that it opens; the screen tests of the portals open all of them. */
const portals = {
  provider: {
    account: provider,
    pages: [
      [providerHome, 'EVENT REQUESTS'],
      [`${providerHome}_/reelevents`, 'RECAP EVENTS'],
      [`${providerHome}Tab/MyProfile/MyInfo`, 'MY INFO'],
    ],
    ofData: [
      providerHome,
      `${providerHome}_/MyEvents`,
      `${providerHome}Tab/MyProfile/MySchedule`,
      `${providerHome}Tab/MyProfile/MyPortfolio`,
      `${providerHome}Tab/MyProfile/MyInfo`,
    ],
    lists: [
      [
        providerHome,
        /^(You have not received any event requests yet\.|Vous n’avez pas encore reçu de demande\.)$/,
      ],
      [
        `${providerHome}_/MyEvents`,
        /^(You have no events at the moment\.|Vous n’avez aucun événement pour le moment\.)$/,
      ],
    ],
  },
  host: {
    account: host,
    pages: [
      ['/CustomerDashboard', 'My Events'],
      ['/customerdashboard_/support', 'Support'],
      ['/CustomerDashboardTab/MyEvents/1/Tip', `TIP YOUR ${product}`],
    ],
    ofData: [
      '/CustomerDashboard',
      ...['Extend', 'Gallery', 'Invoice'].map((tab) => `/CustomerDashboardTab/MyEvents/1/${tab}`),
      '/CustomerDashboard_/MyAccount',
    ],
    lists: [['/CustomerDashboard', /^(No events found|Aucun événement)$/]],
  },
} as const;

/** The calls of the pages below that answer with what belongs to an account. */
const ownData =
  /\/(EventSetup\/(list|GetExtendTipEvent)|Event\/(SBMyEvents\/)?\d+|EventGallery\/\d+|Invoice\/\d+|Profile\/|userinfo\/\d+)/;

/** Answers a list as if nothing was in it. */
async function withoutItems(route: Route): Promise<void> {
  const response = await route.fetch();
  const reply = listReply.parse(await response.json());
  await route.fulfill({ response, json: Array.isArray(reply.payload?.items) ? emptied(reply) : reply });
}

const unbroken = 'Wedding'.repeat(10);

/** Answers with names and places of events that have no space. */
async function withUnbrokenTexts(route: Route): Promise<void> {
  const response = await route.fetch();
  const texts =
    /"(eventName|apartment|currentLocation|additionalNotes|contactname|contactName|hostName)":"[^"]+"/g;
  await route.fulfill({ response, body: (await response.text()).replaceAll(texts, `"$1":"${unbroken}"`) });
}

const listReply = z.looseObject({ payload: z.looseObject({ items: z.unknown() }).nullish() });
const emptied = (reply: z.output<typeof listReply>) => ({
  ...reply,
  payload: { ...reply.payload, items: [], total: 0 },
});

/** Returns the tabs with a border that can be seen, and the chosen ones. */
const markedTabs = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    const textsOf = (some: readonly HTMLElement[]) => some.map((each) => each.textContent);
    const isMarked = (each: HTMLElement): boolean => {
      const style = getComputedStyle(each);
      return ['top', 'bottom', 'left'].some(
        (side) =>
          style.getPropertyValue(`border-${side}-width`) !== '0px' &&
          style.getPropertyValue(`border-${side}-color`) !== canvas,
      );
    };
    return {
      marked: textsOf(tabs.filter((each) => isMarked(each))),
      chosen: textsOf(tabs.filter((each) => each.ariaSelected === 'true')),
    };
  });

const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name, exact: true }) });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test('[A-R05] a provider who follows a link of a mail is at its page after the login', async ({ page }) => {
  const wanted = `${providerHome}_/MyEvents?list=completed`;
  await page.goto(wanted);
  await expect(page).toHaveURL(/\/$/);
  await page.goto(logins.provider.address);
  await loginPage(page).logIn(provider.email, provider.password);
  await expect(page).toHaveURL((url) => url.pathname + url.search === wanted);
  await expect(page.getByRole('tab', { name: /^Completed Events/ })).toHaveAttribute('aria-selected', 'true');
});

for (const [role, { account, pages, ofData, lists }] of Object.entries(portals)) {
  test(`[A-R03] [A-R04] [J-R01] [J-R09] [S-R01] a deep link of a ${role} opens its tab, in both themes and languages`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await logInAs(page, account);
    for (const [path, name] of pages) {
      await visit(path);
      await expect(heading(page, name)).toBeVisible();
      await expect(page).toHaveTitle(`${name} - ${product}`);
      await expect(page).toHaveURL(endingIn(path));
    }
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'Dark', exact: true }).click();
    await footer.getByRole('button', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(heading(page, pages[2][1])).toHaveCount(0);
    await expectAccessible();
    await expectFits(page);
  });

  for (const [theme, language] of [
    ['Light', 'English'],
    ['Dark', 'Français'],
  ] as const) {
    test(`what loads, what does not load and what is empty is accessible in the dashboard of a ${role}, ${theme.toLowerCase()} and in ${language}`, async ({
      page,
      expectAccessible,
    }) => {
      test.setTimeout(240_000);
      await logInAs(page, account);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('button', { name: theme, exact: true }).click();
      if (language === 'Français') await footer.getByRole('button', { name: language }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en-CA' : 'fr-CA');
      const main = page.getByRole('main');
      const retry = main.getByRole('button', { name: /^(Try again|Réessayer)$/ });
      let answer: (route: Route) => Promise<void> = () => new Promise(() => undefined);
      await page.route(ownData, (route) => answer(route));
      for (const path of ofData) {
        answer = () => new Promise(() => undefined);
        await page.goto(path);
        await expect(
          main
            .getByRole('status')
            .filter({ hasText: /Loading|Chargement/ })
            .first(),
        ).toBeAttached();
        await expectAccessible();
        answer = (route) => route.fulfill({ status: 503, body: '' });
        await page.goto(path);
        await expect(retry.first()).toBeVisible();
        await expectAccessible();
        expect(await widerThanScreen(page)).toEqual([]);
      }
      answer = (route) => route.continue();
      // The page may load a part again by itself, and then takes no press meanwhile.
      await expect(async () => {
        if ((await retry.count()) > 0) await retry.first().click({ timeout: 5000 });
        await expect(retry).toHaveCount(0, { timeout: 5000 });
      }).toPass();
      answer = withoutItems;
      for (const [path, text] of lists) {
        await page.goto(path);
        await expect(main.getByText(text)).toBeVisible();
        await expectAccessible();
        expect(await widerThanScreen(page)).toEqual([]);
      }
    });
  }

  test(`names and places of 70 letters without a space fit into the lists of a ${role}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await logInAs(page, account);
    await page.route(ownData, withUnbrokenTexts);
    for (const [path] of lists) {
      await page.goto(path);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Wedding/, expanded: false })
        .first()
        .click();
      await expectFits(page);
    }
  });

  test(`texts 40 percent longer fit into the dashboard of a ${role}`, async ({ page }) => {
    await logInAs(page, account);
    await speakPseudo(page);
    await page.goto(pages[2][0]);
    await expect(heading(page)).toHaveText(/^\[.*\]$/);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, wider: await widerThanScreen(page) }).toEqual({ width, wider: [] });
      expect({ width, cut: await cutTexts(page) }).toEqual({ width, cut: [] });
    }
  });

  test(`in forced colours, only the chosen tabs of a ${role} are marked`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await logInAs(page, account);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pages[2][0]);
      await expect(heading(page)).toBeVisible();
      const { marked, chosen } = await markedTabs(page);
      expect(chosen.length).toBeGreaterThan(0);
      expect({ width, marked }).toEqual({ width, marked: chosen });
    }
  });

  test(`on a phone, the bar of a ${role} covers nothing, not even what Tab reaches`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await logInAs(page, account);
    const list = await page.getByRole('tablist').first().boundingBox();
    const panel = await page.getByRole('tabpanel').first().boundingBox();
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);

    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(pages[2][0]);
    await expect(heading(page)).toBeVisible();
    // The question about privacy stands above the bar, not only at the end of the page.
    const question = await page.getByRole('region', { name: 'Your privacy' }).boundingBox();
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual((await barOf(page)).y + 1);
    expect(await hiddenBehindBar(page)).toEqual([]);
    await page.getByRole('button', { name: 'Necessary only' }).click();
    expect(await hiddenBehindBar(page)).toEqual([]);
    // At the bottom of the screen, over its whole width, with targets large enough for a thumb.
    const bar = await barOf(page);
    expect([bar.x, bar.width, Math.round(bar.y + bar.height)]).toEqual([0, 390, 700]);
    expect(bar.height).toBeGreaterThanOrEqual(48);
    expect(bar.height).toBeLessThanOrEqual(96);
    expect(await walkByTab(page)).toEqual({ missed: [], unseen: [] });
    expect(await focusStopsBehindBar(page)).toEqual([]);
  });
}

test('[A-R04] tabs are links: Back returns, the heading takes the focus, a modifier opens a window', async ({
  page,
  context,
}) => {
  await logInAs(page, provider);
  await tab(page, 'MY EVENTS').click();
  await expect(heading(page, 'MY EVENTS')).toBeFocused();
  await expect(page).toHaveURL(endingIn(`${providerHome}_/MyEvents`));
  await tab(page, 'MY PROFILE').click();
  await tab(page, 'MY INFO').click();
  await expect(heading(page, 'MY INFO')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'MY SCHEDULE')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'MY EVENTS')).toBeFocused();
  await page.reload();
  await expect(heading(page, 'MY EVENTS')).toBeVisible();
  const opening = context.waitForEvent('page');
  await tab(page, 'RECAP EVENTS').click({ modifiers: ['ControlOrMeta'] });
  const other = await opening;
  await expect(heading(other, 'RECAP EVENTS')).toBeVisible();
  await expect(heading(page, 'MY EVENTS')).toBeVisible();
});

test('[J-R09] the page of an event leads back to the account', async ({ page }) => {
  await logInAs(page, host);
  await page.goto('/CustomerDashboardTab/MyEvents/1/Tip');
  await tab(page, 'ACCESS GALLERY').click();
  await expect(page).toHaveURL(endingIn('/CustomerDashboardTab/MyEvents/1/Gallery'));
  await expect(heading(page, 'ACCESS GALLERY')).toBeFocused();
  await page.getByRole('link', { name: 'BACK TO MY ACCOUNT' }).click();
  await expect(page).toHaveURL(endingIn('/CustomerDashboard'));
  await expect(heading(page, 'My Events')).toBeFocused();
});

test('[S-R01] by keyboard, arrows move through the tabs and Enter opens one', async ({ page }) => {
  await logInAs(page, provider);
  await tab(page, /^EVENT REQUESTS/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(tab(page, 'MY EVENTS')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'MY SCHEDULE')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'MY SCHEDULE')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(heading(page, 'MY PORTFOLIO')).toBeFocused();
});

test('[A-R05] [A-R23] a provider who opens the booking or a page of hosts gets the own dashboard', async ({
  page,
}) => {
  await logInAs(page, provider);
  for (const path of ['/event_booking', '/event_booking/5/1', '/CustomerDashboardTab/MyEvents/1/Tip']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(endingIn(providerHome));
    await expect(heading(page, 'EVENT REQUESTS')).toBeVisible();
  }
});
