import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumPath, quietChromium } from '../chromium.ts';
import { test } from '../fixtures.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { lookWithLighthouse, medianOf } from './lighthouse-run.ts';
import { looks } from './looks.ts';
import { say, sayScores, timesOf } from './say.ts';

const debuggingPort = 9334;

/** Lighthouse opens a page of its own beside this one, which must not notice that and answer. */
async function lookBesides(page: Page): Promise<void> {
  const url = page.url();
  await page.goto('about:blank');
  const all = [];
  for (let look = 0; look < looks; look += 1)
    all.push(await lookWithLighthouse(url, debuggingPort, { isGuestKnown: true }));
  const { scores, times } = medianOf(all);
  const { pathname, search } = new URL(url);
  sayScores(pathname + search, scores);
  say(`   ${timesOf(times)}`);
  await page.goto(url);
}

/** P4 of the steps that only somebody with a booking sees: they come back to them, with what their browser has kept. */
test('each step, by a guest who comes back to it', async ({ productUrl }) => {
  test.setTimeout(1_200_000);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...quietChromium, `--remote-debugging-port=${debuggingPort}`],
  });
  const remote = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  const page = await remote.contexts()[0]?.newPage();
  if (page === undefined) throw new Error('the browser has no context of its own');
  await page.goto(productUrl);
  await page.getByRole('button', { name: 'Only necessary' }).click();
  const booking = bookingPage(page);
  await page.goto(`${productUrl}/event_booking`);
  await booking.fillSetup();
  await booking.next();
  await lookBesides(page);
  await booking.reserve(3);
  await booking.continueBooking();
  await booking.onStep('recap');
  await lookBesides(page);
  await booking.skipRecap();
  await booking.onStep('detail');
  await lookBesides(page);
  await booking.answerQuestions();
  await lookBesides(page);
  await browser.close();
});
