import { expect, test } from '../fixtures.ts';
import { press } from '../input-device.ts';
import { bookingPage, dayFromToday } from '../pages/booking-page.ts';
import { followInteractions } from './interactions.ts';
import { countBytes } from './page-bytes.ts';
import { median, runCount } from './lighthouse-runs.ts';
import { kilobytes, say, verdict } from './say.ts';

test.use({ expectedComplaint: /404/ });
test.setTimeout(300_000);

const maxJs = 320_000;
const maxMs = 100;
/** How much slower a phone is than this machine. */
const slowdown = 4;

const worstMs: number[] = [];

for (let run = 1; run <= runCount; run += 1)
  test(`measures a booking from the first field to the cart, run ${run}`, async ({ page }) => {
    const bytes = countBytes(page);
    const interactions = await followInteractions(page, slowdown);
    const booking = bookingPage(page);
    await booking.open();
    await booking.fillSetup({ day: dayFromToday(43) });
    const name = booking.main.getByLabel('Event name');
    await name.pressSequentially(' of Ana and Ben', { delay: 150 });
    await press(
      booking
        .button('Open calendar')
        .or(booking.button(/calendar/i))
        .first(),
    );
    await page.waitForTimeout(500);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    await booking.next();
    await booking.reserve(3);
    await booking.continueBooking();
    await booking.fillRecap({ quantity: '2' });
    await press(booking.button('Continue Booking'));
    await booking.answerQuestions();
    await expect(booking.lines()).toHaveCount(4);
    await page.waitForLoadState('networkidle');
    const { js } = await bytes();
    const [worst = { ms: 0, kind: 'nothing', target: '' }, ...others] = (await interactions()).interactions;
    const next = others.slice(0, 5).map(({ ms, target }) => `${ms} “${target}”`);
    say(`P2 from the first step to the cart: ${kilobytes(js)} JavaScript, ${verdict(js <= maxJs)}`);
    worstMs.push(worst.ms);
    say(`   ${worst.ms} ms (${worst.kind} on “${worst.target}”); then ${next.join(', ')}`);
  });

test.afterAll(() => {
  const ms = median(worstMs);
  say(
    `P6 at ${slowdown} times the work: ${ms} ms is the worst (${worstMs.join(', ')}), ${verdict(ms <= maxMs)}`,
  );
});
