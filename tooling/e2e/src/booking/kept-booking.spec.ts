import type { Page } from '@playwright/test';
import { linkInMailTo, newEmail, password } from '../accounts.ts';
import { logo, song } from '../files/brief-files.ts';
import { expect, test } from '../fixtures.ts';
import { fill, press } from '../input-device.ts';
import { ownDay, ownPerson } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { loginPage, logInAs } from '../pages/login-page.ts';
import { cards, expectThanks, paymentPage, paymentsMadeBy } from '../pages/payment-page.ts';

// The sandbox's payment page has no icon; a slot booked in another tab is refused.
test.use({ expectedComplaint: /400|404|409/ });

test('[B-R05] [B-R08] [G-R13] a guest signs up in the middle of the checkout, opens the mail in another tab, and pays the same cart', async ({
  page,
  request,
  expectAccessible,
}) => {
  const email = newEmail();
  const booking = bookingPage(page);
  const login = loginPage(page);
  const payment = paymentPage(page);
  await booking.fillCart({ day: ownDay() });
  const totalCents = await booking.totalCents();
  await booking.checkOut();
  await press(login.link('Create an account'));
  await fill(page.getByLabel('First name'), 'Ana');
  await fill(page.getByLabel('Last name'), 'Host');
  await fill(login.email(), email);
  await fill(login.password(), password);
  await press(login.button('Sign up'));
  await expect(page.getByText('Account registered successfully, please login.')).toBeVisible();
  await expectAccessible();

  const mail = await page.context().newPage();
  await mail.goto(new URL(await linkInMailTo(request, email, /^Verify/)).pathname);
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
  await mail.close();

  // The waiting tab signs in and checks out by itself.
  await payment.isShown();
  expect(await payment.amountCents(request)).toBe(totalCents);
  await payment.payWith(cards.good);
  await expectThanks(page);
});

/** Reloads and expects every field to keep its value. */
async function reloadAndCompare(page: Page, step: string): Promise<void> {
  const booking = bookingPage(page);
  const before = await booking.entries();
  await page.reload();
  await booking.onStep(step);
  await expect.poll(booking.entries).toEqual(before);
}

test('[C-R26] a reload keeps the entries of every step', async ({ page }) => {
  const booking = bookingPage(page);
  await booking.open();
  await booking.fillSetup({ day: ownDay(2), name: 'Élise & Tony’s party', hours: '3' });
  await fill(booking.main.getByLabel('Additional notes'), 'The cake is a surprise.');
  await fill(booking.main.getByLabel('Apartment'), 'Suite 12, buzzer 7');
  await fill(booking.main.getByLabel('Contact name'), 'Tony');
  await fill(booking.main.getByLabel('Contact number'), '(416) 555-0199');
  await reloadAndCompare(page, 'setup');
  await expect(booking.main.getByLabel('Event name')).toHaveValue('Élise & Tony’s party');
  await expect(booking.main.getByText('We serve this area.')).toBeVisible();

  await booking.next();
  const [first = ''] = await booking.reserve(2);
  await page.reload();
  await expect(booking.button(`Reserve ${first}`).and(page.locator('[aria-pressed="true"]'))).not.toHaveCount(
    0,
  );
  await expect(booking.main.getByRole('button', { name: /^Reserve /, pressed: true })).toHaveCount(2);

  await booking.continueBooking();
  await booking.fillRecap({ quantity: '2' });
  await booking.attach(/^Your own music/, song);
  await booking.attach(/^Your logo/, logo);
  const files = booking.main.getByRole('list').getByText('Uploaded');
  await expect(files).toHaveCount(2);
  await reloadAndCompare(page, 'recap');
  await expect(files).toHaveCount(2);
  await expect(booking.main.getByText(song.name)).toBeVisible();

  await booking.continueBooking();
  await booking.onStep('detail');
  await fill(booking.main.getByLabel('Who will be there?'), 'Forty people and a dog.');
  await fill(booking.main.getByLabel(/^Is there anything or anyone/), 'The dog.');
  await reloadAndCompare(page, 'detail');
  await expect(booking.main.getByLabel('Who will be there?')).toHaveValue('Forty people and a dog.');

  await booking.answerQuestions();
  await expect(booking.lines()).toHaveCount(3);
  const lines = await booking.lines().allTextContents();
  const totalCents = await booking.totalCents();
  await page.reload();
  await expect(booking.lines()).toHaveText(lines);
  await expect.poll(booking.totalCents).toBe(totalCents);
});

test('[C-R26] [H-R11] a second tab shows the same booking and cannot pay for it again', async ({
  page,
  request,
}) => {
  const host = ownPerson('host');
  await logInAs(page, host);
  const first = bookingPage(page);
  await first.fillCart({ day: ownDay(3) });
  const lines = await first.lines().allTextContents();
  const totalCents = await first.totalCents();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/event_booking');
  const second = bookingPage(otherTab);
  await second.onStep('cart');
  await expect(second.lines()).toHaveText(lines);
  await expect.poll(second.totalCents).toBe(totalCents);

  const before = await paymentsMadeBy(request, host.email);
  await first.checkOut();
  await paymentPage(page).payWith(cards.good);
  await expectThanks(page);
  await otherTab.bringToFront();
  await second.onStep('setup');
  await expect(second.main.getByLabel('Event name')).toHaveValue('');
  expect(await paymentsMadeBy(request, host.email)).toBe(before + 1);
});

test('[A-72] of two tabs on the payment page, the later one pays and the other says that it has ended', async ({
  page,
  request,
}) => {
  const host = ownPerson('host', 2);
  await logInAs(page, host);
  const first = bookingPage(page);
  const before = await paymentsMadeBy(request, host.email);
  await first.fillCart({ day: ownDay(4) });
  await first.checkOut();
  await paymentPage(page).isShown();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/event_booking');
  const second = bookingPage(otherTab);
  await second.onStep('cart');
  await second.checkOut();
  await paymentPage(otherTab).isShown();

  await paymentPage(page).payWith(cards.good);
  await expect(paymentPage(page).alert()).toHaveText('This payment page has expired: nothing was charged.');
  await paymentPage(otherTab).payWith(cards.good);
  await expectThanks(otherTab);
  expect(await paymentsMadeBy(request, host.email)).toBe(before + 1);
});
