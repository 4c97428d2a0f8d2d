import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isByKeyboard } from './hand.ts';
import { watchForOtherHands } from './keyboard.ts';
import { startProductWith } from './start-product.ts';

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

/** What the browser says of pictures that are not there; the journeys by pointer have them. */
const missingPicture = /Failed to load resource: .* 404/;

type OfWorker = {
  /** Where the product answers. */
  readonly productUrl: string;
};

/**
 * The ground of every journey: the product's own address, axe on every page that is visited and on the one the
 * journey ends with, and a failure for anything the browser complains about, or that a journey by keyboard does without.
 */
export const test = base.extend<Options & Fixtures, OfWorker>({
  expectedComplaint: [undefined, { option: true }],
  // What is done by keyboard is done by pointer at the same time: by the same people, on the same days. So it has a
  // product of its own, which starts faster without the pictures of its people.
  productUrl: [
    // Playwright hands out its fixtures by the names in this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      if (project.name !== 'keyboard') return use(process.env['PRODUCT_URL'] ?? '');
      const product = await startProductWith({ SEED: 'people' });
      await use(product.url);
      await product.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ productUrl }, use) => use(productUrl),
  context: async ({ context }, use) => {
    const others = isByKeyboard() ? await watchForOtherHands(context) : [];
    await use(context);
    expect(others).toEqual([]);
  },
  page: async ({ page, expectedComplaint }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...way) => {
      const response = await goto(...way);
      await whenLive(page);
      return response;
    };
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await use(page);
    if (!page.isClosed() && page.url() !== 'about:blank') await expectNoViolations(page);
    const isExpected = (complaint: string): boolean =>
      expectedComplaint?.test(complaint) === true || (isByKeyboard() && missingPicture.test(complaint));
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
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

/** A stranger sees the picture of a page before the app is there to answer; people are not as fast as a journey. */
const whenLive = async (page: Page): Promise<void> =>
  expect(page.locator('#root[aria-busy], form[inert]')).toHaveCount(0);

async function expectNoViolations(page: Page): Promise<void> {
  // The last step may have led to a page that is still coming.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
  // Half-way from one colour to another nothing can be said of either: changes are over at once while axe looks.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // Forced colours are the system's own; axe reads those that the page would have had.
  const { violations } = await new AxeBuilder({ page })
    .disableRules(isForced ? ['color-contrast'] : [])
    .analyze();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export { expect } from '@playwright/test';
