import { z } from 'zod';
import { newHost } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { press, tick } from '../input-device.ts';
import { ownDay } from '../own-days-and-people.ts';
import { bookingPage, paymentPage } from '../pages/booking-page.ts';
import { loginPage } from '../pages/login-page.ts';

// Allows the 404 of the missing favicon on the sandbox's payment page.
test.use({ expectedComplaint: /404/ });

const paymentSession = z.object({ amount: z.number(), currency: z.string() });

for (const count of [1, 3]) {
  test(
    `[B-R02] [C-R08] [D-R05] a guest books ${count} available provider(s), logs in at checkout, and pays the cart total`,
    { tag: count === 1 ? '@keyboard' : [] },
    async ({ page, request, expectAccessible }) => {
      const host = await newHost(request);
      const booking = bookingPage(page);
      await booking.open();
      await booking.fillSetup({
        hours: count === 1 ? '2' : '4',
        day: ownDay(count === 1 ? 1 : 2),
      });
      await expectAccessible();
      await booking.next();
      await booking.reserve(count);
      await expectAccessible();
      await booking.continueBooking();
      await booking.skipRecap();
      await booking.answerQuestions();
      await expectAccessible();
      const totalCents = await booking.totalCents();
      expect(totalCents).toBeGreaterThan(0);
      await booking.checkOut();
      await loginPage(page).logIn(host.email, host.password);
      await expect(page).toHaveURL(paymentPage);
      const session = await request.get(page.url(), { headers: { accept: 'application/json' } });
      expect(paymentSession.parse(await session.json())).toEqual({ amount: totalCents, currency: 'cad' });
      await tick(page.getByRole('radio', { name: /4242/ }));
      await press(page.getByRole('button', { name: /^Pay/ }));
      await expect(page).toHaveURL(/\/EventBookRequested$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
    },
  );
}
