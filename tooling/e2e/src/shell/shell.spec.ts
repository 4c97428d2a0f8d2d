import { brand } from '@repo/domain/brand';
import { expect, test } from '../fixtures.ts';

const application = `/be-a-${brand.slug}`;

test('[A-R10] [A-R11] every link around the page leads to a page', async ({ page, visit, request }) => {
  await visit('/event_booking');
  const links = page.locator('header a, footer a');
  // Addresses of the marketing site come with the configuration.
  await expect(page.locator('header a:not([href]), footer a:not([href])')).toHaveCount(0);
  const addresses = new Set(
    await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href)),
  );
  expect(addresses.size).toBeGreaterThan(8);
  for (const address of addresses) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    expect(`${answer.status()} ${address}`).toBe(`200 ${address}`);
  }
});

test('consent is asked once, by keyboard as well, and known to the other apps', async ({ page, visit }) => {
  await visit(application);
  const question = page.getByRole('region', { name: 'Your privacy' });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Only necessary' }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await visit('/event_booking');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('heading', { name: 'Your privacy' })).toBeFocused();
});

test('[A-89] chosen colours stay, in every app', async ({ page, visit }) => {
  await visit('/event_booking');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await visit(application);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(dark);
});

test.describe('pages of a mail', () => {
  // A link that is no longer good is refused.
  test.use({ expectedComplaint: /400/ });

  for (const path of ['/change_password', '/email_confirmation/expired']) {
    test(`[A-R12] nothing stands around ${path}`, async ({ page, visit }) => {
      await visit(path);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });
  }
});

test('[A-R09] a visitor with the code of somebody else is led to the marketing site, and nowhere else', async ({
  page,
  visit,
}) => {
  await visit('/event_booking?partnerCode=venue-1');
  await visit('/event_booking');
  await expect(page).toHaveURL(/\/event_booking\?.*partnerCode=venue-1$/);
  await page.goto('/event_booking?partnerCode=venue-2');
  await expect(page).toHaveURL(/\/sandbox\/site$/);
  await visit('/event_booking');
  await expect(page).toHaveURL(/partnerCode=venue-1$/);
});

test('a page without a network says so, and that it is back', async ({ page, visit, context }) => {
  await visit('/event_booking');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline - we’ll keep your entries')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re back online')).toBeVisible();
});

test('the header stays in sight, and what it covers can be scrolled to', async ({ page, visit }) => {
  await visit('/event_booking');
  await page.evaluate(() => globalThis.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('banner')).toBeInViewport();
  const { top } = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect());
  expect(top).toBe(0);
});

test('a page that was navigated to is told by its heading', async ({ page, visit }) => {
  await visit('/event_booking');
  await page.getByRole('link', { name: brand.singular, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/event_booking/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[A-R10] the menu holds the whole header and the language, and works by keyboard', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit('/event_booking');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Our Story', 'FAQ', `Be a ${brand.singular}`, 'Business', 'BOOK NOW'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Login' })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('button', { name: 'Français' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'RÉSERVER' }),
    ).toBeVisible();
  });

  test.describe('after a release', () => {
    test.use({ expectedComplaint: /ERR_FAILED|dynamically imported module/ });

    test('a part that is no longer there is told, with a way to load the page anew', async ({
      page,
      visit,
    }) => {
      await page.route('**/menu-panel-*.js', (route) => route.abort());
      await visit('/event_booking');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
      await page.unroute('**/menu-panel-*.js');
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  });
});

test.describe('after a release', () => {
  test.use({ expectedComplaint: /ERR_FAILED|dynamically imported module/ });

  test('[A-R13] a page that is no longer there offers to be loaded anew, once', async ({ page }) => {
    await page.route('**/event-booking-page-*.js', (route) => route.abort());
    await page.goto('/event_booking');
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('alert')).toContainText('Kindly report the problem');
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Contact Us' }).first()).toHaveAttribute(
      'href',
      /contact-us$/,
    );
    await page.evaluate(() => localStorage.setItem('left', 'over'));
    await page.getByRole('button', { name: 'Go Back to Login' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('left'))).toBeNull();
  });
});
