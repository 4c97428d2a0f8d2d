import { brand } from '@repo/domain/brand';
import { expect, test } from '../fixtures.ts';
import { cutTexts, expectFits, widerThanScreen } from '../fits.ts';
import { speakPseudo } from './pseudo-texts.ts';

const pages = [
  '/',
  '/event_booking',
  `/be-a-${brand.slug}`,
  '/change_password',
  '/email_confirmation/expired',
];
const widths = [320, 390, 1280];

// An expired link of a mail is refused.
test.use({ expectedComplaint: /400/ });

for (const path of pages) {
  test(`[A-R15] texts 40 percent longer fit on ${path}`, async ({ page, visit }) => {
    await speakPseudo(page);
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, wider: await widerThanScreen(page) }).toEqual({ width, wider: [] });
      expect({ width, cut: await cutTexts(page) }).toEqual({ width, cut: [] });
    }
  });
}

test('[A-R15] texts 40 percent longer fit in the menu', async ({ page, visit }) => {
  await speakPseudo(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await visit('/event_booking');
  await page.getByRole('button', { name: /Menu/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The menu slides in.
  await page
    .getByRole('dialog')
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)));
  await expectFits(page);
});
