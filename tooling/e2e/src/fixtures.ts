import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

type Options = {
  /** What the browser may complain about, for journeys that break something on purpose. */
  readonly expectedComplaint: RegExp | undefined;
};

type Fixtures = {
  /** Goes to a page of the product, waits until it stands, and has axe look at it. */
  readonly visit: (path: string) => Promise<void>;
  /** Has axe look at the page as it is now. */
  readonly expectAccessible: () => Promise<void>;
};

/**
 * The ground of every journey: the product's own address, axe on every page that is visited and on the one the
 * journey ends with, and a failure for anything the browser complains about.
 */
export const test = base.extend<Options & Fixtures>({
  expectedComplaint: [undefined, { option: true }],
  // Playwright hands out its fixtures by the names in this pattern.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env['PRODUCT_URL']),
  page: async ({ page, expectedComplaint }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await use(page);
    if (!page.isClosed() && page.url() !== 'about:blank') await expectNoViolations(page);
    expect(complaints.filter((complaint) => expectedComplaint?.test(complaint) !== true)).toEqual([]);
  },
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page);
    });
  },
  expectAccessible: async ({ page }, use) => use(() => expectNoViolations(page)),
});

async function expectNoViolations(page: Page): Promise<void> {
  // The last step may have led to a page that is still coming.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // Forced colours are the system's own; axe reads those that the page would have had.
  const { violations } = await new AxeBuilder({ page })
    .disableRules(isForced ? ['color-contrast'] : [])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export { expect } from '@playwright/test';
