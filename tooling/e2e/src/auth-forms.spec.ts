import { brand } from '@repo/domain/brand';
import { test as bare } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { authPages } from './pages/auth-pages.ts';
import { expect, test } from './fixtures.ts';
import { cutTexts, doubleText, expectFits, walkByTab, widerThanScreen } from './fits.ts';

// A link of a mail that is no longer good is refused.
test.use({ expectedComplaint: /400/ });

async function show(page: Page, address: string, locale = 'en-CA'): Promise<void> {
  // What is stored belongs to the pages of an address: the first time none of them is open yet.
  if (page.url() === 'about:blank') await page.goto(address);
  await page.evaluate((chosen) => {
    localStorage.setItem('locale', chosen);
    localStorage.removeItem('consent');
  }, locale);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

for (const [form, address] of Object.entries(authPages)) {
  test(`[B-R01] ${form}: nothing is inaccessible in either theme or language, nor in forced colours`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await show(page, address);
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await show(page, address, 'fr-CA');
    await expectAccessible();
    await page.emulateMedia({ forcedColors: 'active' });
    await show(page, address);
    await expectAccessible();
  });

  bare(
    `[B-R01] ${form}: everything fits, at 320 px, in both languages and with text of double size`,
    async ({ page }) => {
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 900 });
        for (const locale of ['en-CA', 'fr-CA']) {
          await show(page, new URL(address, process.env['PRODUCT_URL']).href, locale);
          expect({ width, locale, wider: await widerThanScreen(page) }).toEqual({ width, locale, wider: [] });
          expect({ width, locale, cut: await cutTexts(page) }).toEqual({ width, locale, cut: [] });
        }
      }
      await doubleText(page);
      await expectFits(page);
    },
  );

  bare(`[B-R01] ${form}: the Tab key reaches everything, and shows where it is`, async ({ page }) => {
    await show(page, new URL(address, process.env['PRODUCT_URL']).href);
    expect(await walkByTab(page)).toEqual({ missed: [], unseen: [] });
  });
}

/** The links from the login dialog to the other forms. */
const waysInModal = {
  login: undefined,
  'sign-up': { 'en-CA': 'Create an account', 'fr-CA': 'Créer un compte' },
  'forgot-password': { 'en-CA': 'Forgot your password?', 'fr-CA': 'Mot de passe oublié?' },
  'provider-login': {
    'en-CA': `Log in as a ${brand.singular}`,
    'fr-CA': `Se connecter comme ${brand.singular}`,
  },
} as const;

/** Opens one of the four forms in a dialog, through the links that a visitor uses. */
async function showOver(
  page: Page,
  form: keyof typeof waysInModal,
  locale: 'en-CA' | 'fr-CA' = 'en-CA',
): Promise<Locator> {
  await show(page, new URL('/event_booking', process.env['PRODUCT_URL']).href, locale);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  const login = locale === 'en-CA' ? 'Login' : 'Connexion';
  await page.getByRole('button', { name: login, exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') });
  await expect(dialog.locator('form')).toBeVisible();
  const way = waysInModal[form]?.[locale];
  if (way !== undefined) {
    await dialog.getByRole('link', { name: way, exact: true }).click();
    await expect(dialog.getByRole('link', { name: way, exact: true })).toHaveCount(0);
  }
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));
  return dialog;
}

for (const form of Object.keys(waysInModal) as (keyof typeof waysInModal)[]) {
  test(`[B-R01] ${form} in a dialog is accessible in both themes, both languages and forced colours`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await showOver(page, form);
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await showOver(page, form, 'fr-CA');
    await expectAccessible();
    await page.emulateMedia({ forcedColors: 'active' });
    await showOver(page, form);
    await expectAccessible();
  });

  bare(`[B-R01] ${form} in a dialog fits, and Tab reaches every control`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    for (const locale of ['en-CA', 'fr-CA'] as const) {
      await showOver(page, form, locale);
      expect({ locale, wider: await widerThanScreen(page) }).toEqual({ locale, wider: [] });
      expect({ locale, cut: await cutTexts(page) }).toEqual({ locale, cut: [] });
    }
    await page.setViewportSize({ width: 640, height: 900 });
    const dialog = await showOver(page, form);
    expect(await walkByTab(page, dialog)).toEqual({ missed: [], unseen: [] });
    await doubleText(page);
    await expectFits(page);
  });
}
