import type { Page } from '@playwright/test';
import { newHost } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { press } from '../input-device.ts';
import { ownDay } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { logInAs } from '../pages/login-page.ts';
import { issueCode } from '../promo-codes.ts';

/** Returns every total on the page. */
async function totalsOn(page: Page): Promise<string[]> {
  const { main } = bookingPage(page);
  const summary = main
    .getByRole('complementary', { name: 'Your booking' })
    .locator('dl > div')
    .last()
    .locator('dd');
  const inView = main.getByRole('button', { name: /^Total \(CAD\)/ }).locator('strong');
  const selection = main.getByRole('region', { name: 'Your selection' }).getByText(/ with HST$/);
  const inCart = main
    .getByRole('region', { name: 'Totals' })
    .locator('div', { hasText: /^Total/ })
    .locator('dd');
  const checkOut = main.getByRole('button', { name: /^Check out/ });
  const texts = await Promise.all(
    [summary, inView, selection, inCart, checkOut].map((each) => each.allTextContents()),
  );
  return texts.flat().map((text) => /\$[\d,]+\.\d\d/.exec(text)?.[0] ?? text);
}

/** Waits until every total of the step equals the given one. */
const expectOneTotal = (page: Page, total: string): Promise<void> =>
  expect(async () => {
    const totals = await totalsOn(page);
    expect(totals.length).toBeGreaterThan(0);
    expect(new Set(totals)).toEqual(new Set([total]));
  }).toPass();

for (const size of [
  { name: 'wide', width: 1280, height: 900 },
  { name: 'narrow', width: 390, height: 844 },
])
  test(`[FF-47] [G-R06] every step of a ${size.name} page shows the same total, with recap and code`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size);
    const code = await issueCode(request, { type: '%', value: 10 });
    await logInAs(page, await newHost(request));
    const booking = bookingPage(page);
    await booking.open();
    await booking.fillSetup({ day: ownDay(size.name === 'wide' ? 1 : 2) });
    await booking.next();
    await booking.reserve(1);
    await booking.continueBooking();
    await booking.fillRecap({ quantity: '1' });
    await booking.continueBooking();
    await booking.answerQuestions();
    await booking.enterCode(code);
    await expect(booking.main.getByText(`Code ${code} is applied.`)).toBeVisible();
    const total = `$${((await booking.totalCents()) / 100).toFixed(2)}`;
    await expectOneTotal(page, total);
    for (const step of ['setup', 'select', 'recap', 'detail', 'cart']) {
      await page.goto(`/event_booking?step=${step}`);
      await expectOneTotal(page, total);
    }
    await page.goto('/event_booking?step=select');
    await press(booking.main.getByRole('button', { name: /^Reserve /, pressed: false }).first());
    await expect(booking.main.getByRole('button', { name: /^Reserve /, pressed: true })).toHaveCount(2);
    const [selected = ''] = await totalsOn(page);
    expect(selected).not.toBe(total);
    await expectOneTotal(page, selected);
  });
