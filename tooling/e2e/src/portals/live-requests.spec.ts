import { demoAccount, newHost } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { ownDay } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { logInAs, loginPage } from '../pages/login-page.ts';
import { cards, expectThanks, paymentPage } from '../pages/payment-page.ts';

// The sandbox's payment page has no icon.
test.use({ expectedComplaint: /404/ });

test('[S-R01] a paid request counts on the tab of the provider without a reload', async ({
  page,
  browser,
  request,
  productUrl,
}) => {
  const host = await newHost(request);
  const booking = bookingPage(page);
  const name = await booking.fillCart({ name: 'Rooftop dinner', day: ownDay() }, 'Jonah');
  const context = await browser.newContext({ baseURL: productUrl });
  const dashboard = await context.newPage();
  const line = dashboard.waitForEvent('websocket');
  await logInAs(dashboard, demoAccount(name.toLowerCase(), 'provider'));
  await line;
  const tab = dashboard.getByRole('tab', { name: /^EVENT REQUESTS/ });
  const count = async (): Promise<number> => Number(/\d+$/.exec((await tab.textContent()) ?? '')?.[0] ?? 0);
  await dashboard.waitForLoadState('networkidle');
  const before = await count();
  await booking.checkOut();
  await loginPage(page).logIn(host.email, host.password);
  await paymentPage(page).isShown();
  await paymentPage(page).payWith(cards.good);
  await expectThanks(page);
  await expect.poll(count).toBe(before + 1);
  await context.close();
});
