import { brand } from '@repo/domain/brand';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { speakPseudo } from './pseudo-texts.ts';

const pages = [
  '/',
  '/event_booking',
  `/be-a-${brand.slug}`,
  '/change_password',
  '/email_confirmation/expired',
];
const widths = [320, 390, 1280];

/** What reaches out of the screen, or holds more than it shows. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { right, left, width } = element.getBoundingClientRect();
        const isHidden = width === 0 || getComputedStyle(element).clipPath !== 'none';
        return !isHidden && (right > document.documentElement.clientWidth + 1 || left < -1);
      })
      .map((element) => `${element.tagName} ${element.className} "${element.textContent.slice(0, 60)}"`),
  );

// A link of a mail that is no longer good is refused.
test.use({ expectedComplaint: /400/ });

for (const path of pages) {
  test(`[A-R15] texts that are 40 percent longer fit on ${path}`, async ({ page, visit }) => {
    await speakPseudo(page);
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, overflowing: await overflowing(page) }).toEqual({ width, overflowing: [] });
    }
  });
}

test('[A-R15] texts that are 40 percent longer fit into the menu', async ({ page, visit }) => {
  await speakPseudo(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await visit('/event_booking');
  await page.getByRole('button', { name: /Menu/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // It comes in from the side.
  await page
    .getByRole('dialog')
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)));
  expect(await overflowing(page)).toEqual([]);
});
