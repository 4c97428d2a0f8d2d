import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { newHost } from '../accounts.ts';
import { everyLook } from '../design/every-look.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { logInAs } from '../pages/login-page.ts';

test.use({ baseURL: process.env['PRODUCT_URL'] ?? '' });

/** A fixed Saturday, so that screenshots don't change. */
const day = 'June 12, 2027';
const tuesday = 'June 15, 2027';
const june12 = Date.UTC(2027, 5, 12, 21, 30) / 1000;

/** The history state that the pages after a booking read. */
const historyStates = {
  booked: {
    kind: '1',
    eventName: 'Garden party',
    startsAtSeconds: june12,
    providerNames: ['Maya Chen'],
    hasRecap: true,
    totalCents: 13_763,
  },
  draft: { answeredBySeconds: june12 },
};

async function arriveAt(page: Page, path: string, state: object): Promise<void> {
  await page.goto(path);
  await page.evaluate((usr) => history.replaceState({ usr }, ''), state);
  await page.reload();
}

for (const { width, theme, name } of everyLook) {
  test(`booking at ${name}`, async ({ page, request }) => {
    test.setTimeout(240_000);
    const booking = bookingPage(page);
    const { main, button } = booking;
    const screenshot = async (screen: string, { hasBar = false } = {}): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Waits for the toast to close and moves the pointer away.
      await expect(page.getByText('added to cart')).toHaveCount(0, { timeout: 20_000 });
      await page.mouse.move(0, 0);
      await page.evaluate(() => {
        scrollTo(0, 0);
        // A sticky element would appear in the middle of a full-page screenshot.
        for (const each of document.querySelectorAll<HTMLElement>('main button'))
          if (getComputedStyle(each).position === 'sticky') each.style.position = 'static';
      });
      await page.waitForLoadState('networkidle');
      await expect.soft(page).toHaveScreenshot(`booking-${screen}-${name}.png`, {
        // A bar at the foot of the window would appear in the middle of a full-page screenshot.
        fullPage: !hasBar,
        timeout: 20_000,
      });
    };
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });

    await booking.open();
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await expect(page.getByRole('region', { name: 'Your privacy' })).toHaveCount(0);
    await screenshot('setup-empty');
    await button('Next').click();
    await expect(main.getByRole('link', { name: /^Event name/ })).toBeVisible();
    await screenshot('setup-errors');
    // No provider who travels that far works so long on a weekday evening.
    await booking.fillSetup({ day: tuesday, start: '3:45p', hours: '10', address: 'Ajax Town Hall' });
    await booking.next();
    await expect(button('Submit your event as a draft')).toBeVisible();
    await screenshot('select-none');
    await page.goto('/event_booking?step=setup');
    await booking.fillSetup({ day });
    await screenshot('setup-full');
    await booking.next();
    await booking.reserve(1);
    await screenshot('select', { hasBar: true });
    await main.getByRole('link', { name: 'View Profile' }).first().click();
    await expect(page).toHaveURL(/Profile/);
    await screenshot('profile', { hasBar: true });
    await page.goBack();
    await booking.continueBooking();
    await booking.fillRecap();
    await screenshot('recap');
    await booking.continueBooking();
    await expect(main.getByLabel('Who will be there?')).toBeVisible();
    await screenshot('detail');
    await booking.answerQuestions();
    await expect(button(/^Check out/)).toBeVisible();
    await screenshot('cart');

    if (name === '1280-light') {
      await page.evaluate(() => localStorage.setItem('locale', 'fr-CA'));
      for (const step of ['setup', 'select', 'recap', 'detail', 'cart']) {
        await page.goto(`/event_booking?step=${step}`);
        await expect(
          main.getByRole('heading', { level: 2 }).or(main.getByRole('table')).first(),
        ).toBeVisible();
        await screenshot(`fr-${step}`, { hasBar: step === 'select' });
      }
      await page.evaluate(() => localStorage.setItem('locale', 'en-CA'));
      await page.goto('/event_booking?step=cart');
    }

    const vision = main.getByLabel('What is your vision for the recap?');
    await page.goto('/event_booking?step=recap');
    await vision.fill('');
    await page.goto('/event_booking?step=cart');
    await expect(button('Go to your recap')).toBeVisible();
    await screenshot('cart-unfinished-recap');
    await button('Go to your recap').click();
    await booking.fillRecap();
    await booking.continueBooking();
    await page.route(/reel\/getprice/i, (route) => route.abort());
    await page.goto('/event_booking?step=cart');
    await expect(button('Try again')).toBeVisible({ timeout: 30_000 });
    await screenshot('cart-without-price');
    await page.unroute(/reel\/getprice/i);
    await page.reload();

    const remove = main.getByRole('button', { name: /^Remove/ });
    await expect(remove).toHaveCount(2);
    await remove.first().click();
    await expect(remove).toHaveCount(1);
    await screenshot('cart-undo');
    await remove.first().click();
    await expect(remove).toHaveCount(0);
    await screenshot('cart-empty');

    await logInAs(page, await newHost(request));
    await arriveAt(page, '/EventBookRequested', historyStates.booked);
    await screenshot('thank-you');
    await arriveAt(page, '/draft-event-thank-you', historyStates.draft);
    await screenshot('draft-thank-you');
  });
}
