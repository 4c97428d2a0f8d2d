import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { startProductWith } from '../start-product.ts';
import { openReportServer } from './report-server.ts';

/** Throws an error in the page with personal data in its message. */
const throwInPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken for ana@mail.test');
    });
  });

test.use({ expectedComplaint: /broken for|503/ });

test('[A-R19] errors are reported after consent only, without personal data, and reporting is not loaded before', async ({
  page,
}) => {
  const reporting = await openReportServer();
  const product = await startProductWith({ SENTRY_DSN: reporting.dsn });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  try {
    // A product that has just started may refuse calls for a moment.
    await expect
      .poll(async () => (await page.goto(`${product.url}/event_booking?secret=1`))?.status())
      .toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await throwInPage(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /sentry/.test(url))).toEqual([]);
    expect(reporting.reports).toEqual([]);
    await page.getByRole('button', { name: 'Accept all' }).click();
    // Errors before the consent are reported with it.
    await expect.poll(() => reporting.reports.join('\n')).toContain('broken for [email]');
    const everything = reporting.reports.join('\n');
    expect(everything).not.toContain('ana@mail.test');
    expect(everything).not.toContain('secret=1');
    expect(everything).toContain('"sample_rate":"1"');
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'Necessary only' }).click();
    const before = reporting.reports.length;
    await throwInPage(page);
    // Leaving the page sends what still waits.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(reporting.reports.slice(before).join('\n')).not.toContain('broken for');
  } finally {
    await page.goto('about:blank');
    reporting.close();
    await product.end();
  }
});
