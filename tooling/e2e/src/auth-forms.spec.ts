import { test as bare } from '@playwright/test';
import type { Page } from '@playwright/test';
import { authPages } from './pages/auth-pages.ts';
import { expect, test } from './fixtures.ts';
import { cutWords, doubleText, walkByTab, widerThanScreen } from './fits.ts';

// A link of a mail that is no longer good is refused.
test.use({ expectedComplaint: /400/ });

async function show(page: Page, address: string, locale = 'en-CA'): Promise<void> {
  await page.goto(address);
  await page.evaluate((chosen) => {
    localStorage.setItem('locale', chosen);
    localStorage.removeItem('consent');
  }, locale);
  await page.reload();
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
          expect({ width, locale, cut: await cutWords(page) }).toEqual({ width, locale, cut: [] });
        }
      }
      await doubleText(page);
      expect(await widerThanScreen(page)).toEqual([]);
      expect(await cutWords(page)).toEqual([]);
    },
  );

  bare(`[B-R01] ${form}: the Tab key reaches everything, and shows where it is`, async ({ page }) => {
    await show(page, new URL(address, process.env['PRODUCT_URL']).href);
    expect(await walkByTab(page)).toEqual({ missed: [], unseen: [] });
  });
}
