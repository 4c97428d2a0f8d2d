import { expect, test } from '@playwright/test';
import { everyLook } from './every-look.ts';
import { groups, showGroup } from './living-page.ts';

for (const group of groups) {
  for (const { width, theme, name } of everyLook) {
    test(`${group} at ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await showGroup(page, group, { theme });
      await expect(page).toHaveScreenshot(`design-${group}-${name}.png`, { fullPage: true });
    });
  }
}
