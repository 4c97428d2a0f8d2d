import { test } from '../fixtures.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { inOneBrowser, measureHere } from './signed-in-browser.ts';

/** Measures the steps that need a booking (P4), with the storage of a returning guest. */
test('measures each step for a returning guest', async ({ productUrl }) => {
  test.setTimeout(1_200_000);
  await inOneBrowser(productUrl, async (page) => {
    const booking = bookingPage(page);
    await page.goto(`${productUrl}/event_booking`);
    await booking.fillSetup();
    await booking.next();
    await measureHere(page);
    await booking.reserve(3);
    await booking.continueBooking();
    await booking.onStep('recap');
    await measureHere(page);
    await booking.skipRecap();
    await booking.onStep('detail');
    await measureHere(page);
    await booking.answerQuestions();
    await measureHere(page);
  });
});
