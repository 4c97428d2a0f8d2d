import { brand } from '@repo/domain/brand';
import { expect, test } from './fixtures.ts';

const scripts = /\/assets\/booking\/(?!prerender-start).*\.js$/;

for (const [path, heading] of [
  ['/', /^Your event/],
  ['/Login', /^Your event/],
  ['/Login?form=sign-up', /^Your event/],
  ['/Login?form=provider', /^Your event/],
  ['/Login?form=forgot-password', /^Your event/],
  ['/event_booking', 'EVENT BOOKING FORM'],
  ['/EVENT_BOOKING/', 'EVENT BOOKING FORM'],
] as const)
  test(`a first-time visitor sees ${path} before any script runs, with its form inert`, async ({
    browser,
    productUrl,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(productUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
    await expect(page.locator('form')).toHaveAttribute('inert', '');
    await page.close();
  });

test('a first-time visitor sees the frame of every other page before any script runs', async ({
  browser,
  productUrl,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of [`/${brand.singular}Profile/3`, '/event_booking/5/3', '/EventBookRequested']) {
    await page.goto(productUrl + path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeEmpty();
  }
  await page.goto(`${productUrl}/change_password?token=of-a-mail`);
  await expect(page.getByRole('main')).toBeEmpty();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto(`${productUrl}/email_confirmation/of-a-mail`);
  await expect(page.getByRole('status')).toHaveText('Checking your link…');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.close();
});

test('hydration keeps the prerendered elements', async ({ page }) => {
  const question = page.getByRole('region', { name: 'Your privacy' });
  // Marks the elements at the first script request of a page, before the app can run.
  let unmarked = '';
  await page.route(scripts, async (route) => {
    if (unmarked !== '' && page.url().endsWith(unmarked)) {
      unmarked = '';
      for (const part of [question, page.locator('h1:visible')])
        await part.evaluateAll((parts) => parts.forEach((seen) => seen.setAttribute('data-seen', '')));
    }
    await route.continue();
  });
  const open = async (path: string): Promise<void> => {
    unmarked = path;
    await page.goto(path);
  };
  for (const path of ['/', '/Login?form=sign-up', '/Login?form=provider', '/event_booking']) {
    await open(path);
    await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
    await expect(page.locator('h1')).toHaveAttribute('data-seen', '');
    await expect(page.locator('form[inert]')).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
  }
  for (const path of ['/change_password?token=of-a-mail', '/event_booking/5/3', '/EventBookRequested']) {
    await open(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(question).toHaveAttribute('data-seen', '');
    await page.evaluate(() => localStorage.clear());
  }
});

test('a click before hydration is handled once the app is hydrated', async ({ page }) => {
  const { promise: pressed, resolve: bringScripts } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await pressed;
    await route.continue();
  });
  const opened = page.goto('/');
  await page.getByRole('button', { name: 'Necessary only' }).click();
  bringScripts();
  await opened;
  const question = page.getByRole('region', { name: 'Your privacy' });
  await expect(question).toHaveCount(0);
  // Later clicks work as usual.
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(question).toBeVisible();
});

test('[A-R15] a visitor who chose French sees no English before the app is there', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'fr-CA'));
  let hasLooked = false;
  await page.route(scripts, async (route) => {
    await expect(page.locator('h1')).toBeHidden();
    hasLooked = true;
    await route.continue();
  });
  await page.goto('/event_booking');
  await expect(page.locator('h1')).toHaveText('FORMULAIRE DE RÉSERVATION');
  expect(hasLooked).toBe(true);
});
