import { endSessionsOf, newHost } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { fill, press } from '../input-device.ts';
import { ownDay } from '../own-days-and-people.ts';
import { bookingPage, paymentPage } from '../pages/booking-page.ts';
import { logInAs } from '../pages/login-page.ts';

test.describe('when the session has ended at the cart', () => {
  // The sandbox's payment page has no icon, and the live connection may be refused at the same time.
  test.use({ expectedComplaint: /404|401|400|Authentication failed/ });

  test('[B-R14] [A-96] the host logs in again over the cart and pays its total', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const host = await newHost(request);
    await logInAs(page, host);
    const booking = bookingPage(page);
    await booking.open();
    await booking.fillSetup({ name: 'Interrupted lunch', day: ownDay() });
    await booking.next();
    const [name = ''] = await booking.reserve(1);
    await booking.continueBooking();
    await booking.skipRecap();
    await booking.answerQuestions();
    const totalCents = await booking.totalCents();
    await endSessionsOf(request, host);
    await booking.checkOut();
    const dialog = page.getByRole('alertdialog', { name: 'Session has expired' });
    await expect(dialog).toBeVisible();
    await expectAccessible();
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(host.email);
    await fill(dialog.getByLabel('Password', { exact: true }), host.password);
    await press(dialog.getByRole('button', { name: 'Log in', exact: true }));
    // The checkout continues without another press.
    await expect(page).toHaveURL(paymentPage);
    const session = await request.get(page.url(), { headers: { accept: 'application/json' } });
    const paid = await session.json();
    expect(paid).toMatchObject({ amount: totalCents });
    expect(JSON.stringify(paid)).toContain(name);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/ });

  test('[A-96] entries made offline are kept, and the booking continues once the connection is back', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const booking = bookingPage(page);
    await booking.open();
    await booking.fillSetup({ name: 'Picnic in a tunnel', day: ownDay(2) });
    await booking.next();
    await booking.reserve(1);
    await booking.continueBooking();
    await booking.skipRecap();
    await booking.onStep('detail');
    const who = booking.main.getByLabel('Who will be there?');
    await expect(who).toBeVisible();
    const offline = page.getByText('You’re offline - we’ll keep your entries');
    await expect(offline).toHaveCount(0);
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await fill(who, 'Everybody who is on the train.');
    await expectAccessible();
    await context.setOffline(false);
    await expect(page.getByText('You’re back online')).toBeVisible();
    await expect(offline).toHaveCount(0);
    await expect(who).toHaveValue('Everybody who is on the train.');
    await page.reload();
    await expect(who).toHaveValue('Everybody who is on the train.');
    await booking.answerQuestions();
    await expect(booking.main.getByRole('table').getByText('Picnic in a tunnel').first()).toBeVisible();
    expect(await booking.totalCents()).toBeGreaterThan(0);
  });
});
