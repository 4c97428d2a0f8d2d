import { brand } from '@repo/domain/brand';
import { newHost } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { fill, press, tick } from '../input-device.ts';
import { draftDesk } from '../draft-desk.ts';
import { ownPerson } from '../own-days-and-people.ts';
import { bookingPage, dayFromToday, paymentPage, weekdayFromToday } from '../pages/booking-page.ts';
import { loginPage } from '../pages/login-page.ts';

// The sandbox's payment page has no icon.
test.use({ expectedComplaint: /404/ });

const notServed = 'We are not servicing this area, please visit our contact us page to join our mailing list';

/** No provider who travels that far works so long on a weekday evening. */
const beyondEverybody = { start: '3:45p', hours: '10', address: 'Ajax Town Hall' } as const;

test('[A-34] hours outside the night slots are refused at the form, without a draft', async ({ page }) => {
  const booking = bookingPage(page);
  await booking.open();
  await booking.fillSetup({ day: dayFromToday(83), start: '3:00a' });
  await press(booking.button('Next'));
  const wrong = 'Choose a time that keeps the whole booking between 8 AM and 2 AM.';
  await expect(booking.main.getByRole('link', { name: wrong })).toBeVisible();
  await fill(booking.main.getByRole('combobox', { name: `${brand.singular} start time` }), '8:00a');
  await page.keyboard.press('Tab');
  await booking.next();
});

test('[C-R14] [C-R23] [C-R24] an address outside the area is refused at once, with a link to the contact page', async ({
  page,
  expectAccessible,
}) => {
  const booking = bookingPage(page);
  await booking.open();
  await booking.fillSetup({ day: dayFromToday(82) });
  await booking.pickAddress('Parliament Hill');
  const field = booking.main.getByRole('combobox', { name: 'Event location' });
  await expect(field).toHaveAccessibleDescription(new RegExp(`${notServed}$`));
  await expect(booking.main.getByText('We serve this area.')).toHaveCount(0);
  const contact = booking.main.getByRole('link', { name: /^Go to Contact us/ });
  await expect(contact).toHaveAttribute('href', /contact-us$/);
  await expectAccessible();
  await press(booking.button('Next'));
  await expect(booking.main.getByRole('link', { name: notServed })).toBeVisible();
  await expect(page).not.toHaveURL(/step=select/);
  await booking.chooseAddress('290 Bremner');
  await booking.next();
});

test('[D-R07] [A-76] other times are offered when no provider is free, and choosing one moves the event', async ({
  page,
  expectAccessible,
}) => {
  const booking = bookingPage(page);
  await booking.open();
  await booking.fillSetup({ ...beyondEverybody, day: weekdayFromToday(78, 'Tuesday') });
  await booking.next();
  await expect(
    booking.main.getByRole('heading', { name: `0 ${brand.plural} available for your event` }),
  ).toBeVisible();
  await expect(
    booking.main.getByRole('heading', { name: `${brand.plural} are free at these times` }),
  ).toBeVisible();
  await expectAccessible();
  const event = booking.main.getByRole('region', { name: 'Your event' });
  await expect(event).toContainText('3:45 p.m.');
  const other = booking.button(/ free$/).first();
  const time = /\d{1,2}:\d\d\s[ap]\.m\./.exec((await other.textContent()) ?? '')?.[0] ?? 'no time';
  await press(other);
  await expect(event).toContainText(new RegExp(`${time.replaceAll('.', String.raw`\.`)}\\sE[SD]T to `));
  await booking.reserve(1);
  await booking.continueBooking();
  await booking.onStep('recap');
});

test(
  '[I-R01] [I-R02] [I-R03] [I-R05] [H-R06] a guest submits a draft, chooses the suggested providers, and all are assigned',
  { tag: '@keyboard' },
  async ({ page, request, isMobile, expectAccessible }) => {
    const host = await newHost(request);
    const booking = bookingPage(page);
    await booking.open();
    const day = weekdayFromToday(85, isMobile ? 'Wednesday' : 'Tuesday');
    await booking.fillSetup({ ...beyondEverybody, name: 'Long reunion', day });
    await booking.next();
    await press(booking.button('Submit your event as a draft'));
    await loginPage(page).logIn(host.email, host.password);
    await expect(page).toHaveURL(/\/draft-event-thank-you$/);
    await expect(
      booking.main.getByText(
        `We will email you within 24 hours with a potential ${brand.singular}(z) for your event.`,
        { exact: true },
      ),
    ).toBeVisible();
    await expectAccessible();

    const desk = await draftDesk(request);
    const draftId = await desk.draftOf(host);
    const [one, other] = [ownPerson('provider'), ownPerson('provider', 2)];
    const [chosen, left] = await desk.suggestAgreed(draftId, [one, other]);

    await page.goto(`/event_booking/5/${draftId}`);
    await expect(booking.main.getByRole('heading', { name: `Suggested ${brand.plural}` })).toBeVisible();
    // Providers who have agreed are in the cart already.
    for (const name of [chosen, left])
      await expect(booking.button(`Book ${name}`)).toHaveAttribute('aria-pressed', 'true');
    await press(booking.button(`Book ${left}`));
    await expect(booking.main.getByRole('table').getByText(left)).toHaveCount(0);
    await expectAccessible();
    await booking.checkOut();
    await expect(page).toHaveURL(paymentPage);
    await tick(page.getByRole('radio', { name: /4242/ }));
    await press(page.getByRole('button', { name: /^Pay/ }));
    await expect(page).toHaveURL(/\/EventBookRequested$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
    await expect(
      booking.main.getByText(
        `Your booking is complete and all the ${brand.plural} are assigned to the event.`,
        { exact: true },
      ),
    ).toBeVisible();
  },
);
