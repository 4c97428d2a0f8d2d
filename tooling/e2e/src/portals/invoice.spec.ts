import { readFile } from 'node:fs/promises';
import { brand } from '@repo/domain/brand';
import { newHost } from '../accounts.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { press } from '../input-device.ts';
import { ownDay } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { loginPage } from '../pages/login-page.ts';
import { cards, expectThanks, paymentPage } from '../pages/payment-page.ts';

// The sandbox's payment page has no icon.
test.use({ expectedComplaint: /404/ });

const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }).format(cents / 100);

test('[M-R01] [M-R02] the invoice of a booking is shown, drawn and saved with what the payment charged', async ({
  page,
  request,
  visit,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const host = await newHost(request);
  const booking = bookingPage(page);
  await booking.open();
  await booking.fillSetup({ hours: '3', day: ownDay() });
  await booking.next();
  await booking.reserve(1);
  await booking.continueBooking();
  await booking.skipRecap();
  await booking.answerQuestions();
  await booking.checkOut();
  await loginPage(page).logIn(host.email, host.password);
  const payment = paymentPage(page);
  await payment.isShown();
  const charged = dollars(await payment.amountCents(request));
  await payment.payWith(cards.good);
  await expectThanks(page);

  await visit('/CustomerDashboard');
  await press(page.getByRole('tabpanel').getByRole('button', { expanded: false }).first());
  await press(page.getByRole('link', { name: 'INVOICE' }));
  await expect(page).toHaveURL(/\/CustomerDashboardTab\/MyEvents\/\d+\/Invoice$/);
  const sheet = page.getByRole('article', { name: 'Invoice' });
  await expect(sheet).toContainText(`Total${charged}`);
  await expect(sheet).toContainText(`Charged${charged}`);
  await expect(sheet).toContainText(`Payments${charged}`);
  await expect(sheet).toContainText('Balance due$0.00');

  const drawn = page.getByRole('img', { name: 'Page 1 of 1 of the PDF' });
  // Drawn once it is scrolled to.
  await page.getByRole('heading', { name: 'The PDF' }).scrollIntoViewIfNeeded();
  // The library and the first PDF of the product take a while on a busy machine.
  await expect(drawn).toBeVisible({ timeout: 60_000 });
  const canvas = drawn.locator('canvas');
  // Dark points are the text of the page.
  await expect
    .poll(() =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const { width, height } = element;
        const points = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        return points.some((value, index) => index % 4 === 0 && value < 100);
      }),
    )
    .toBe(true);
  await expectAccessible();
  await expectFits(page);

  const called = page.waitForResponse((reply) => reply.url().includes(`/${brand.slug}/GenerateInvoice/`));
  const saving = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download Invoice' }));
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('invoice.pdf');
  const { payload } = await (await called).json();
  const content = await readFile(await saved.path());
  expect(content.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
  expect(content.toString('base64')).toBe(payload.items);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Download Invoice' })).toBeHidden();
  await expect(drawn).toBeHidden();
  await expect(sheet).toBeVisible();
});
