import { newHost } from '../accounts.ts';
import { logo, song } from '../files/brief-files.ts';
import { expect, test } from '../fixtures.ts';
import { ownDay, ownPerson } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { loginPage, logInAs } from '../pages/login-page.ts';
import { cards, expectThanks, paymentPage } from '../pages/payment-page.ts';

// The sandbox's payment page has no icon, and answers a declined card with 402.
test.use({ expectedComplaint: /404|402/ });

test(
  '[E-R07] [E-R09] [G-R02] [G-R03] a recap with a song and a logo is charged as the cart says',
  { tag: '@keyboard' },
  async ({ page, request, expectAccessible }) => {
    const booking = bookingPage(page);
    const payment = paymentPage(page);
    await booking.open();
    await booking.fillSetup({ day: ownDay() });
    await booking.next();
    await booking.reserve(1);
    await booking.continueBooking();
    await booking.fillRecap({ quantity: '2' });
    await booking.attach(/^Your own music/, song);
    await booking.attach(/^Your logo/, logo);
    for (const [list, { name }] of [
      ['Your own music', song],
      ['Your logo', logo],
    ] as const) {
      const files = booking.main.getByRole('list', { name: list });
      await expect(files).toContainText(name);
      await expect(files).toContainText('Uploaded');
    }
    await expectAccessible();
    await booking.continueBooking();
    await booking.answerQuestions();
    await expect(booking.lines()).toHaveCount(2);
    await expect(booking.lines().last()).toHaveText('Recap (reel)');
    const totalCents = await booking.totalCents();
    // Two recaps alone cost more than this.
    expect(totalCents).toBeGreaterThan(25_000);
    const { email, password } = await newHost(request);
    await booking.checkOut();
    await loginPage(page).logIn(email, password);
    await payment.isShown();
    expect(await payment.amountCents(request)).toBe(totalCents);
    await expect(page.getByRole('cell', { name: /^Recap/ })).toBeVisible();
    await payment.payWith(cards.good);
    await expectThanks(page);
    const paid = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }).format(
      totalCents / 100,
    );
    await expect(booking.main.getByText(paid)).toBeVisible();
  },
);

test('[H-R01] [H-R03] a declined card charges nothing, and another card pays', async ({ page, request }) => {
  const payment = paymentPage(page);
  await logInAs(page, await newHost(request));
  const booking = bookingPage(page);
  await booking.fillCart({ day: ownDay(2) });
  const totalCents = await booking.totalCents();
  await booking.checkOut();
  await payment.isShown();
  await payment.payWith(cards.declined);
  await expect(payment.alert()).toContainText('declined: nothing was charged');
  await payment.isShown();
  expect(await payment.amountCents(request)).toBe(totalCents);
  await payment.payWith(cards.good);
  await expectThanks(page);
});

for (const way of ['Back of the browser', 'Cancel'] as const) {
  test(`[A-72] ${way} from the payment page leads to the unchanged cart, and paying again replaces the first order`, async ({
    page,
  }) => {
    const payment = paymentPage(page);
    await logInAs(page, ownPerson('host'));
    const booking = bookingPage(page);
    const day = ownDay(way === 'Cancel' ? 3 : 4);
    await booking.fillCart({ day });
    const totalCents = await booking.totalCents();
    const lines = await booking.lines().allTextContents();
    await booking.checkOut();
    await payment.isShown();
    const firstTry = page.url();
    await (way === 'Cancel' ? payment.cancel() : page.goBack());
    await booking.onStep('cart');
    await expect(booking.lines()).toHaveText(lines);
    expect(await booking.totalCents()).toBe(totalCents);
    await booking.checkOut();
    await payment.isShown();
    const secondTry = page.url();
    expect(secondTry).not.toBe(firstTry);
    await page.goto(firstTry);
    await expect(page.getByText('This payment page has expired: nothing was charged.')).toBeVisible();
    await page.goto(secondTry);
    await payment.payWith(cards.good);
    await expectThanks(page);
  });
}
