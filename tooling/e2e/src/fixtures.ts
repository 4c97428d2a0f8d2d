import { randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expect, runInFrench, showFrench } from './pages/french.ts';
import { isByKeyboard } from './input-device.ts';
import { watchForOtherInput } from './keyboard.ts';
import { startProductWith } from './start-product.ts';

type Options = {
  /** Console errors to allow, for journeys that break something on purpose. */
  readonly expectedComplaint: RegExp | undefined;
};

type Fixtures = {
  /** Opens a page of the product, waits for its heading, and checks it with axe. */
  readonly visit: (path: string) => Promise<void>;
  /** Checks the current page with axe. */
  readonly expectAccessible: () => Promise<void>;
};

/** The console error of a missing image: the product of the keyboard journeys has none. */
const missingImage = /Failed to load resource: .* 404/;

type OfWorker = {
  /** The address of the product. */
  readonly productUrl: string;
};

/**
 * The base of every journey. Checks visited pages and the last page with axe, and fails on console errors and on pointer
 * input in a journey by keyboard.
 */
export const test = base.extend<Options & Fixtures, OfWorker>({
  expectedComplaint: [undefined, { option: true }],
  // The keyboard project books the same people on the same days as the pointer projects that run at the same time, so
  // it has a product of its own.
  productUrl: [
    // Playwright reads the names of the fixtures from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      if (project.name !== 'keyboard') return use(process.env['PRODUCT_URL'] ?? '');
      const product = await startProductWith({ SEED: 'demo' });
      await use(product.url);
      await product.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ productUrl }, use) => use(productUrl),
  // Each journey has its own client address, so that journeys don't share rate limits.
  // eslint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` }),
  context: async ({ context, browser }, use, { tags, project }) => {
    const others = isByKeyboard() ? await watchForOtherInput(context) : [];
    // On a phone, these journeys are in French.
    if (project.name === 'phone' && tags.includes('@french')) {
      await showFrench(context);
      await runInFrench(browser, () => use(context));
    } else await use(context);
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
      expectedComplaint?.test(complaint) === true || (isByKeyboard() && missingImage.test(complaint));
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
    // A reply that a journey changes may be on its way when the journey ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
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

/** Waits for hydration: a journey acts faster than a user, on the prerendered page. */
const whenLive = async (page: Page): Promise<void> =>
  expect(page.locator('#root[aria-busy], form[inert]')).toHaveCount(0);

/** Pages, with their width and colours, in which axe found nothing: they are not checked again until they change. */
const looksWithoutViolations = new Set<string>();

async function expectNoViolations(page: Page): Promise<void> {
  // The last step may have opened a page that is still loading.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
  // Ends colour transitions and short animations at once and halts others, so that axe checks no colour half-way, also
  // of a toast that comes or goes.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) <= 1000) animation.finish();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important; animation-play-state: paused !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const { isForced, look } = await page.evaluate(() => ({
    isForced: matchMedia('(forced-colors: active)').matches,
    look: `${innerWidth} ${matchMedia('(prefers-color-scheme: dark)').matches} ${document.documentElement.outerHTML}`,
  }));
  if (!looksWithoutViolations.has(look)) {
    // axe does not see forced colours, only those of the page. Its default mode opens a second page for each check, for
    // frames of other origins, which no page of the product has.
    const { violations } = await new AxeBuilder({ page })
      .disableRules(isForced ? ['color-contrast'] : [])
      .setLegacyMode()
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    looksWithoutViolations.add(look);
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** The same for journeys that need a product of their own: of other settings, or because they move its clock. */
export const testOnOwnProduct = (variables: Readonly<Record<string, string>>) =>
  test.extend<object, OfWorker>({
    productUrl: [
      // Playwright reads the names of the fixtures from this pattern.
      // eslint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const product = await startProductWith(variables);
        await use(product.url);
        await product.end();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

export { expect };
