import { expect, test } from '../fixtures.ts';
import { press } from '../input-device.ts';
import { ownDay, ownPerson } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { loginPage, logInAs } from '../pages/login-page.ts';
import { cards, expectThanks, paymentPage } from '../pages/payment-page.ts';
import { issueCode } from '../promo-codes.ts';

// The sandbox's payment page has no icon, and an expired code is refused.
test.use({ expectedComplaint: /400|404/ });

test('[G-R13] [G-R09] [G-R10] a guest enters a code and logs in, the code is applied, and less is charged', async ({
  page,
  request,
  expectAccessible,
}) => {
  const host = ownPerson('host');
  const code = await issueCode(request, { type: '%', value: 50 });
  const booking = bookingPage(page);
  const payment = paymentPage(page);
  await booking.fillCart({ day: ownDay() });
  const fullCents = await booking.totalCents();
  await booking.enterCode(code);
  await loginPage(page).logIn(host.email, host.password);
  await expect(booking.main.getByText(`Code ${code} is applied.`)).toBeVisible();
  await expectAccessible();
  await expect(booking.amount(/^Discount/)).toHaveText(/^−\$/);
  const totalCents = await booking.totalCents();
  // Fee and tax are each truncated to whole cents.
  expect(Math.abs(totalCents - fullCents / 2)).toBeLessThanOrEqual(2);
  await booking.checkOut();
  await payment.isShown();
  expect(await payment.amountCents(request)).toBe(totalCents);
  await payment.payWith(cards.good);
  await expectThanks(page);
});

test('[G-R08] [A-72] a gift card that covers the total skips the payment page and keeps its balance', async ({
  page,
  request,
}) => {
  const code = await issueCode(request, { type: '$', value: 2000, isGiftCard: true });
  await logInAs(page, ownPerson('host'));
  const booking = bookingPage(page);
  await booking.fillCart({ day: ownDay(2) });
  await booking.enterCode(code);
  await expect(booking.amount(/^Total/)).toHaveText('$0.00');
  const left = (await booking.amount(/^Remaining Balance/).textContent()) ?? '';
  expect(left).toMatch(/^\$1,[\d,]+\.\d\d$/);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await press(booking.button('Check out - Nothing to pay'));
  await expectThanks(page);
  expect(visited.filter((address) => address.includes('/sandbox/'))).toEqual([]);

  // The next cart costs exactly the remaining balance.
  await booking.fillCart({ day: ownDay(3) });
  await booking.enterCode(code);
  const again = booking.amount(/^Remaining Balance/);
  await expect(again).toBeVisible();
  const centsOf = (amount: string): number => Math.round(Number(amount.replaceAll(/[^\d.]/g, '')) * 100);
  const takenOff = (await booking.amount(/^Discount/).textContent()) ?? '';
  expect(centsOf((await again.textContent()) ?? '') + centsOf(takenOff)).toBe(centsOf(left));
});

test('[G-R11] an expired code is refused at its field, and another one still works', async ({
  page,
  request,
  expectAccessible,
}) => {
  const expired = await issueCode(request, {
    type: '%',
    value: 10,
    validUntil: Math.floor(Date.now() / 1000) - 60,
  });
  const good = await issueCode(request, { type: '$', value: 20 });
  await logInAs(page, ownPerson('host'));
  const booking = bookingPage(page);
  await booking.fillCart({ day: ownDay(4) });
  const fullCents = await booking.totalCents();
  await booking.enterCode(expired);
  const field = booking.main.getByLabel('Promo code or gift card');
  await expect(field).toHaveAccessibleDescription(/Promo code has expired/);
  await expect(field).toBeFocused();
  expect(await booking.totalCents()).toBe(fullCents);
  await expectAccessible();
  await booking.enterCode(good);
  await expect(booking.amount(/^Discount/)).toHaveText('−$20.00');
});
