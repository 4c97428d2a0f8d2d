import { expect, test } from '@playwright/test';
import { authPages } from './pages/auth-pages.ts';
import { releaseSticky } from './pages/release-sticky.ts';
import { everyLook } from './design/every-look.ts';

for (const [form, address] of Object.entries(authPages)) {
  for (const { width, theme, name } of everyLook) {
    test(`${form} at ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(new URL(address, process.env['PRODUCT_URL']).href);
      await page.getByRole('button', { name: 'Necessary only' }).click();
      await page.waitForLoadState('networkidle');
      await releaseSticky(page);
      await expect(page).toHaveScreenshot(`auth-${form}-${name}.png`, { fullPage: true });
    });
  }
}
