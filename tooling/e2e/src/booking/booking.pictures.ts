import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { newHost } from '../accounts.ts';
import { everyLook } from '../design/every-look.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { logInAs } from '../pages/login-page.ts';

test.use({ baseURL: process.env['PRODUCT_URL'] ?? '' });

/** A Saturday of its own, the same in every picture. */
const day = 'June 12, 2027';
const tuesday = 'June 15, 2027';
const june12 = Date.UTC(2027, 5, 12, 21, 30) / 1000;

/** What the pages after the booking are told in the history of the browser. */
const told = {
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
    const picture = async (screen: string, { hasBar = false } = {}): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Nothing that passes by itself, and nothing under the pointer.
      await expect(page.getByText('added to cart')).toHaveCount(0, { timeout: 20_000 });
      await page.mouse.move(0, 0);
      await page.evaluate(() => {
        scrollTo(0, 0);
        // What stays in view has no place in the middle of a longer picture.
        for (const each of document.querySelectorAll<HTMLElement>('main button'))
          if (getComputedStyle(each).position === 'sticky') each.style.position = 'static';
      });
      await page.waitForLoadState('networkidle');
      await expect.soft(page).toHaveScreenshot(`booking-${screen}-${name}.png`, {
        // A bar at the foot of the window has no place in the middle of a longer picture.
        fullPage: !hasBar,
        timeout: 20_000,
      });
    };
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });

    await booking.open();
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await expect(page.getByRole('region', { name: 'Your privacy' })).toHaveCount(0);
    await picture('setup-empty');
    await button('Next').click();
    await expect(main.getByRole('link', { name: /^Event name/ })).toBeVisible();
    await picture('setup-errors');
    // So long an evening on a working day is beyond everybody who would come that far.
    await booking.fillSetup({ day: tuesday, start: '3:45p', hours: '10', address: 'Ajax Town Hall' });
    await booking.next();
    await expect(button('Submit your event as a draft')).toBeVisible();
    await picture('select-none');
    await page.goto('/event_booking?step=setup');
    await booking.fillSetup({ day });
    await picture('setup-full');
    await booking.next();
    await booking.reserve(1);
    await picture('select', { hasBar: true });
    await main.getByRole('link', { name: 'View Profile' }).first().click();
    await expect(page).toHaveURL(/Profile/);
    await picture('profile', { hasBar: true });
    await page.goBack();
    await booking.continueBooking();
    await booking.fillRecap();
    await picture('recap');
    await booking.continueBooking();
    await expect(main.getByLabel('Who will be there?')).toBeVisible();
    await picture('detail');
    await booking.answerQuestions();
    await expect(button(/^Check out/)).toBeVisible();
    await picture('cart');

    if (name === '1280-light') {
      await page.evaluate(() => localStorage.setItem('locale', 'fr-CA'));
      for (const step of ['setup', 'select', 'recap', 'detail', 'cart']) {
        await page.goto(`/event_booking?step=${step}`);
        await expect(
          main.getByRole('heading', { level: 2 }).or(main.getByRole('table')).first(),
        ).toBeVisible();
        await picture(`fr-${step}`, { hasBar: step === 'select' });
      }
      await page.evaluate(() => localStorage.setItem('locale', 'en-CA'));
      await page.goto('/event_booking?step=cart');
    }

    const vision = main.getByLabel('What is your vision for the recap?');
    await page.goto('/event_booking?step=recap');
    await vision.fill('');
    await page.goto('/event_booking?step=cart');
    await expect(button('Go to your recap')).toBeVisible();
    await picture('cart-unfinished-recap');
    await button('Go to your recap').click();
    await booking.fillRecap();
    await booking.continueBooking();
    await page.route(/reel\/getprice/i, (route) => route.abort());
    await page.goto('/event_booking?step=cart');
    await expect(button('Try again')).toBeVisible({ timeout: 30_000 });
    await picture('cart-without-price');
    await page.unroute(/reel\/getprice/i);
    await page.reload();

    const remove = main.getByRole('button', { name: /^Remove/ });
    await expect(remove).toHaveCount(2);
    await remove.first().click();
    await expect(remove).toHaveCount(1);
    await picture('cart-undo');
    await remove.first().click();
    await expect(remove).toHaveCount(0);
    await picture('cart-empty');

    await logInAs(page, await newHost(request));
    await arriveAt(page, '/EventBookRequested', told.booked);
    await picture('thank-you');
    await arriveAt(page, '/draft-event-thank-you', told.draft);
    await picture('draft-thank-you');
  });
}
