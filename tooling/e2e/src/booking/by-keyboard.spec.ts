import { newHost } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { pressAt, tabTo, typeAt } from '../keyboard.ts';
import { bookingPage, dayFromToday, paymentPage } from '../pages/booking-page.ts';
import { loginPage } from '../pages/login-page.ts';

// The hosted payment page of the sandbox has no icon.
test.use({ expectedComplaint: /404/ });

test('[B-R02] [C-R08] [D-R05] a booking needs no more than a keyboard, from its first field to the payment page', async ({
  page,
  request,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const host = await newHost(request);
  const { main, button, onStep, open } = bookingPage(page);
  const login = loginPage(page);
  await open();

  await typeAt(page, main.getByLabel('Event name'), 'Keyboard recital');
  await typeAt(page, main.getByLabel('Event type'), 'Wedding');
  await expect(main.getByLabel('Event type').locator('option:checked')).toHaveText('Wedding');
  await typeAt(page, main.getByLabel('Event date'), dayFromToday(isMobile ? 81 : 80));
  await typeAt(page, main.getByRole('combobox', { name: 'Event start time' }), '5:30p');
  await typeAt(page, main.getByLabel('Duration'), '2');
  await expect(main.getByLabel('Duration')).toHaveValue('2');
  await typeAt(page, main.getByRole('combobox', { name: 'Event location' }), '290 Bremner');
  await expect(
    page.getByRole('listbox', { name: 'Event location' }).getByRole('option').first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(main.getByText('We serve this area.')).toBeVisible();
  await pressAt(page, main.getByRole('checkbox', { name: /terms and conditions/ }), 'Space');
  await pressAt(page, main.getByRole('checkbox', { name: /privacy policy/ }), 'Space');
  await pressAt(page, button('Next'), 'Enter');

  await onStep('select');
  const reserve = button(/^Reserve /).first();
  await pressAt(page, reserve, 'Space');
  await expect(reserve).toHaveAttribute('aria-pressed', 'true');
  await pressAt(page, button('Continue Booking'), 'Enter');

  await onStep('recap');
  await pressAt(page, button('SKIP'), 'Enter');

  await onStep('detail');
  await typeAt(page, main.getByLabel('Who will be there?'), 'About 40 guests.');
  await typeAt(page, main.getByLabel(/^Which moments and what style/), 'The speeches.');
  await pressAt(page, button('Continue Booking'), 'Enter');

  await onStep('cart');
  await pressAt(page, button(/^Check out/), 'Enter');
  await typeAt(page, login.email(), host.email);
  await typeAt(page, login.password(), host.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(paymentPage);
  const pay = page.getByRole('button', { name: /^Pay/ });
  await tabTo(page, pay);
  await expect(pay).toBeFocused();
});
