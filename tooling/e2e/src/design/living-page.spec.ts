import { test as bare } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cutTexts, doubleText, expectFits, walkByTab, widerThanScreen } from '../fits.ts';
import { groups, showGroup } from './living-page.ts';

for (const group of groups) {
  test(`${group}: is accessible in both themes, both languages and forced colours`, async ({
    page,
    expectAccessible,
  }) => {
    for (const look of [
      { theme: 'light', locale: 'en-CA' },
      { theme: 'dark', locale: 'fr-CA' },
    ] as const) {
      await showGroup(page, group, look);
      await expectAccessible();
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await showGroup(page, group);
    await expectAccessible();
  });

  // Skips the axe check of the fixtures, which the test above does.
  bare(`${group}: fits screens of all sizes, also with longer texts`, async ({ page }) => {
    for (const width of [320, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const look of [{}, { locale: 'fr-CA' }, { pseudo: 'yes' }] as const) {
        await showGroup(page, group, look);
        expect({ width, look, wider: await widerThanScreen(page) }).toEqual({ width, look, wider: [] });
        expect({ width, look, cut: await cutTexts(page) }).toEqual({ width, look, cut: [] });
      }
    }
  });

  bare(`${group}: fits with text of double size`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await showGroup(page, group);
    await doubleText(page);
    await expectFits(page);
  });

  bare(`${group}: Tab reaches every control and shows the focus`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await showGroup(page, group);
    expect(await walkByTab(page)).toEqual({ missed: [], unseen: [] });
  });
}
