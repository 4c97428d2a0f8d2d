import { test as bare } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cutWords, doubleText, walkByTab, widerThanScreen } from '../fits.ts';
import { groups, showGroup } from './living-page.ts';

for (const group of groups) {
  test(`${group}: nothing is inaccessible in either theme or language, nor in forced colours`, async ({
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

  // The look at what is accessible is taken above, once.
  bare(
    `${group}: nothing is wider than the screen, however small it is and however long the words are`,
    async ({ page }) => {
      for (const width of [320, 390, 640, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const look of [{}, { locale: 'fr-CA' }, { pseudo: 'yes' }] as const) {
          await showGroup(page, group, look);
          expect({ width, look, wider: await widerThanScreen(page) }).toEqual({ width, look, wider: [] });
          expect({ width, look, cut: await cutWords(page) }).toEqual({ width, look, cut: [] });
        }
      }
    },
  );

  bare(`${group}: text of double size fits`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await showGroup(page, group);
    await doubleText(page);
    expect(await widerThanScreen(page)).toEqual([]);
    expect(await cutWords(page)).toEqual([]);
  });

  bare(
    `${group}: the Tab key reaches everything that can be used, and shows where it is`,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await showGroup(page, group);
      expect(await walkByTab(page)).toEqual({ missed: [], unseen: [] });
    },
  );
}
