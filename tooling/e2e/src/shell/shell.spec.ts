import { brand } from '@repo/domain/brand';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ownDay } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';

const application = `/be-a-${brand.slug}`;

test('[A-R10] [A-R11] every link of header and footer leads to a page', async ({
  page,
  visit,
  request,
  productUrl,
}) => {
  await visit('/event_booking');
  const links = page.locator('header a, footer a');
  // Waits for the addresses of the marketing site, which are configured.
  await expect(page.locator('header a:not([href]), footer a:not([href])')).toHaveCount(0);
  const addresses = new Set(
    await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href)),
  );
  expect(addresses.size).toBeGreaterThan(8);
  for (const address of addresses) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    expect(`${answer.status()} ${address}`).toBe(`200 ${address}`);
  }
  // The apps answer every address, and redirect from one that leads to no page.
  const own = [...addresses]
    .map((address) => new URL(address))
    .filter(
      ({ origin, pathname }) => origin === new URL(productUrl).origin && !pathname.startsWith('/sandbox/'),
    );
  expect(own.length).toBeGreaterThan(2);
  for (const { pathname, href } of own) {
    await visit(href);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    expect(new URL(page.url()).pathname).toBe(pathname);
  }
});

test('consent is asked once, also by keyboard, and shared with the other apps', async ({ page, visit }) => {
  await visit(application);
  const question = page.getByRole('region', { name: 'Your privacy' });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Necessary only' }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await visit('/event_booking');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('heading', { name: 'Your privacy' })).toBeFocused();
});

test('[A-89] a chosen theme is kept in every app', async ({ page, visit }) => {
  await visit('/event_booking');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await visit(application);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(dark);
});

test.describe('pages of a mail', () => {
  // An expired link is refused.
  test.use({ expectedComplaint: /400/ });

  for (const path of ['/change_password', '/email_confirmation/expired']) {
    test(`[A-R12] ${path} has no header and no footer`, async ({ page, visit }) => {
      await visit(path);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });
  }
});

test('[A-R09] a visitor with a different partner code is redirected to the marketing site', async ({
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

test('a page says when the network is lost and when it is back', async ({ page, visit, context }) => {
  await visit('/event_booking');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline - we’ll keep your entries')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re back online')).toBeVisible();
});

test('the header stays in view while scrolling', async ({ page, visit }) => {
  await visit('/event_booking');
  await page.evaluate(() => globalThis.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('banner')).toBeInViewport();
  const { top } = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect());
  expect(top).toBe(0);
});

test('navigation moves the focus to the heading of the new page', async ({ page, visit }) => {
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

    test('a missing part says so, and opens after Try again', async ({ page, visit }) => {
      await page.route('**/menu-panel-*.js', (route) => route.abort());
      await visit('/event_booking');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByText('Part of this page didn’t load.')).toBeVisible();
      await page.unroute('**/menu-panel-*.js');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  });
});

test.describe('after a release', () => {
  test.use({ expectedComplaint: /ERR_FAILED|dynamically imported module|could not be loaded/ });

  test('a missing page keeps the stored booking, and Try again opens it', async ({ page }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('dataToSend') ?? '');
    await page.goto('/event_booking');
    await page.getByLabel('Event name').fill('Garden party');
    await expect.poll(stored).toContain('Garden party');
    await page.route('**/event-booking-page-*.js', (route) => route.abort());
    await page.goto('/event_booking');
    await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load.');
    expect(await stored()).toContain('Garden party');
    await page.unroute('**/event-booking-page-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Event name')).toHaveValue('Garden party');
  });

  const recapTexts = /\/recap-brief-(?!step)[\w-]+\.js$/;

  /** Reserves a provider, so that the next step is the recap. */
  async function reserveOne(page: Page) {
    const booking = bookingPage(page);
    await booking.open();
    await booking.fillSetup({ day: ownDay() });
    await booking.next();
    await booking.reserve(1);
    return booking;
  }

  test('a step whose texts are missing says so instead of showing their keys, and opens after Try again', async ({
    page,
  }) => {
    const booking = await reserveOne(page);
    await page.route(recapTexts, (route) => route.abort());
    await booking.continueBooking();
    await expect(booking.main.getByRole('alert')).toContainText('Part of this page didn’t load.');
    await expect(booking.main).not.toContainText('choices.');
    await page.unroute(recapTexts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(booking.main.getByText('Would you like an event recap?')).toBeVisible();
  });

  test('a step whose texts are not answered offers to reload the page, which keeps the cart', async ({
    page,
  }) => {
    const booking = await reserveOne(page);
    let isAnswered = false;
    await page.route(recapTexts, async (route) => (isAnswered ? route.continue() : undefined));
    await booking.continueBooking();
    await expect(booking.main.getByText('This is taking longer than usual…')).toBeVisible();
    isAnswered = true;
    await booking.main.getByRole('button', { name: 'Try again' }).click();
    await expect(booking.main.getByText('Would you like an event recap?')).toBeVisible();
  });

  test('a language whose texts are missing leaves the page as it is and says so', async ({ page, visit }) => {
    const texts = /\/booking-[\w-]+\.js$/;
    await visit('/event_booking');
    await page.route(texts, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click();
    await expect(page.getByText('The language couldn’t be changed.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await page.unroute(texts);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Nous joindre' })).toBeVisible();
  });
});

test.describe('with a fault in a page', () => {
  test.use({ expectedComplaint: /a bug/ });

  test('[A-R13] a crashed page shows the fatal-error screen, whose button clears the storage', async ({
    page,
  }) => {
    const crash = "export const EventBookingPage = () => { throw new Error('a bug'); };";
    await page.route('**/event-booking-page-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: crash }),
    );
    await page.goto('/event_booking');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByText('Kindly report the problem')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('dataToSend', 'broken'));
    await page.getByRole('button', { name: 'Go Back to Login' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('dataToSend'))).toBeNull();
  });
});
