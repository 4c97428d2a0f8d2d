import { newHost } from '../accounts.ts';
import { expect, test as base } from '../fixtures.ts';
import { press } from '../hand.ts';
import { bookingPage, dayFromToday } from '../pages/booking-page.ts';
import { loginPage } from '../pages/login-page.ts';
import { cards, expectThanks, paymentPage } from '../pages/payment-page.ts';
import { startProductWith } from '../start-product.ts';

/** A deployment with a tag. */
const test = base.extend<object, { readonly productUrl: string }>({
  productUrl: [
    // Playwright hands out its fixtures by the names in this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProductWith({ ANALYTICS_ID: 'G-1', SEED: 'people' });
      await use(product.url);
      await product.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// This product has no pictures, and the sandbox no icon.
test.use({ expectedComplaint: /404/ });
test.setTimeout(120_000);

/** As the tag of Google: sends a figure for each event that lies there as a command, and passes over all else. */
const tag = `for (const entry of dataLayer)
  if (String(entry) === '[object Arguments]' && entry[0] === 'event')
    void fetch('https://region1.google-analytics.com/g/collect?en=' + entry[1], { method: 'POST', mode: 'no-cors' });`;

test('[A-80] [A-R19] the analytics tag of the deployment runs and sends figures, after consent only', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: tag });
  });
  const book = async (days: number): Promise<void> => {
    const booking = bookingPage(page);
    await booking.fillCart({ day: dayFromToday(days) });
    await booking.checkOut();
  };
  const { email, password } = await newHost(request);
  await book(50);
  await loginPage(page).logIn(email, password);
  await paymentPage(page).isShown();
  await paymentPage(page).payWith(cards.good);
  await expectThanks(page);
  expect(asked).toEqual([]);
  await press(page.getByRole('button', { name: 'Accept all' }));
  await book(51);
  await paymentPage(page).isShown();
  await paymentPage(page).payWith(cards.good);
  await expectThanks(page);
  await expect
    .poll(() => asked)
    .toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-1',
      'https://region1.google-analytics.com/g/collect?en=booking_requested',
    ]);
});
