import { brand } from '@repo/domain/brand';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { demoAccount, newHost, sessionOf } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { fill, press, tick } from '../input-device.ts';
import { ownDay } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { logInAs } from '../pages/login-page.ts';
import { cards, expectThanks, paymentPage } from '../pages/payment-page.ts';

// The sandbox's payment page has no icon.
test.use({ expectedComplaint: /404/ });

const product = brand.singular;
const requests = z.object({
  payload: z.object({ items: z.array(z.object({ id: z.number(), eventName: z.string() })) }),
});

/** Accepts the request for an event as its provider; returns the id of the event. */
async function acceptAs(request: APIRequestContext, provider: Account, eventName: string): Promise<number> {
  const { token, user } = await sessionOf(request, provider);
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/v1/${brand.slug}/Event/${user.id}`;
  const open = requests.parse(await (await request.get(path, { headers })).json()).payload.items;
  const eventId = open.find((event) => event.eventName === eventName)?.id ?? 0;
  const answer = { Id: user.id, EventId: eventId, isActive: true };
  expect((await request.put(path, { headers, data: answer })).ok()).toBe(true);
  return eventId;
}

/** Books and pays an event that starts at 1:00 p.m. for two hours; returns the first name of its provider. */
async function bookEvent(page: Page, name: string, day: string): Promise<string> {
  const booking = bookingPage(page);
  // Grace has time for a longer event on every day of the demonstration.
  const provider = await booking.fillCart({ name, day, start: '1:00p' }, 'Grace');
  await booking.checkOut();
  await paymentPage(page).isShown();
  await paymentPage(page).payWith(cards.good);
  await expectThanks(page);
  return provider;
}

const centsIn = (text: string | null): number =>
  Math.round(100 * Number(/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN));

/** The extend and tip pages of an event. */
const eventPage = (page: Page) => {
  const tab = (name: string): Promise<void> => press(page.getByRole('tab', { name }));
  const valueOf = (part: Locator, label: RegExp): Locator =>
    part.locator('dt').filter({ hasText: label }).locator('xpath=following-sibling::dd');
  const chosen = page.getByRole('region', { name: 'What you’ve chosen' });
  const added = page.getByRole('region', { name: 'Added to your event' });
  return {
    toExtend: () => tab(`EXTEND YOUR ${product}`),
    toTip: () => tab(`TIP YOUR ${product}`),
    box: (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} `) }),
    chosen,
    totalCents: async () => centsIn(await valueOf(chosen, /^Total$/).textContent()),
    checkOut: () => press(page.getByRole('main').getByRole('button', { name: 'Checkout' })),
    added,
    addedCents: async (label: RegExp) => centsIn(await valueOf(added, label).textContent()),
  };
};

const openEvent = async (page: Page, name: string): Promise<Locator> => {
  await page.goto('/CustomerDashboard');
  await press(page.getByRole('button', { name: new RegExp(`^${name}`) }));
  return page.getByRole('region', { name: new RegExp(`^${name}`) });
};

test('[K-R01] [K-R02] [K-R04] [K-R06] [K-R08] [J-R10] a host adds an hour, a tip and a recap to an event, pays once, and finds them at the event @keyboard', async ({
  page,
  context,
  request,
  expectAccessible,
}, { project }) => {
  test.setTimeout(240_000);
  const name = `Harvest supper ${project.name}`;
  const host = await newHost(request);
  await logInAs(page, host);
  await press(page.getByRole('button', { name: 'Necessary only' }));
  const first = await bookEvent(page, name, ownDay());
  const eventId = await acceptAs(request, demoAccount(first.toLowerCase(), 'provider'), name);
  const event = eventPage(page);
  const booking = bookingPage(page);

  // Without a choice nothing goes to the cart.
  const tiles = await openEvent(page, name);
  await press(tiles.getByRole('link', { name: `EXTEND YOUR ${product}` }));
  await expect(event.box(first)).toBeVisible();
  await event.checkOut();
  await expect(page.getByText(`Please select ${product}`)).toHaveCount(2);
  await expectAccessible();

  // An hour and a tip, chosen on their pages, are one cart.
  await tick(event.box(first));
  await expect(event.chosen).toContainText(/1 hour, until 4:00\sp\.m\.\sE[SD]T: \$58\.00/);
  await tick(page.getByRole('radio', { name: '2 hours' }));
  await expect(event.chosen).toContainText(/2 hours, until 5:00\sp\.m\.\sE[SD]T: \$116\.00/);
  expect(await event.totalCents()).toBe(13_763);
  await expectAccessible();
  await expectFits(page);
  await event.toTip();
  await fill(page.getByRole('textbox', { name: `Custom amount for ${first}` }), '2');
  await event.checkOut();
  await expect(page.getByText('Enter an amount from $3.00 to $1,000.00, like 12.50.')).toBeVisible();
  await expectAccessible();
  await fill(page.getByRole('textbox', { name: `Custom amount for ${first}` }), '12.50');
  const extrasCents = await event.totalCents();
  expect(extrasCents).toBe(15_013);
  await expectFits(page);
  const other = await context.newPage();
  await other.goto(`/CustomerDashboardTab/MyEvents/${eventId}/Tip`);
  await tick(eventPage(other).box(first));
  await event.checkOut();
  await booking.onStep('cart');
  await expect(booking.lines()).toHaveText([/^Extension: /, /^Tip: /]);
  await expect(booking.button(/^Check out/)).toBeEnabled();
  expect(await booking.totalCents()).toBe(extrasCents);

  // Back leads to the event, where both are disabled with the reason; the other tab knows it, too.
  await press(booking.button('Back'));
  await expect(page).toHaveURL(new RegExp(`/CustomerDashboardTab/MyEvents/${eventId}/Extend$`));
  await expect(event.box(first)).toBeDisabled();
  await expect(page.getByText(`Extra time for ${first} is already in your cart.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(eventPage(other).box(first)).toBeDisabled();
  await other.close();

  // The recap joins the same cart.
  const recap = (await openEvent(page, name)).getByRole('button', { name: 'ADD RECAP' });
  await press(recap);
  await booking.fillRecap();
  await booking.continueBooking();
  await booking.onStep('cart');
  await expect(booking.lines()).toHaveText([/^Extension: /, /^Tip: /, 'Recap (reel)']);
  await expect(booking.button(/^Check out/)).toBeEnabled();
  const totalCents = await booking.totalCents();
  await booking.checkOut();
  await paymentPage(page).isShown();
  expect(await paymentPage(page).amountCents(request)).toBe(totalCents);
  await paymentPage(page).payWith(cards.good);
  await expectThanks(page);

  // The event shows what was bought, also after a reload and after Back and Forward.
  await press(page.getByRole('link', { name: 'Back to your event' }));
  const expectAdded = async (): Promise<void> => {
    await expect(event.added).toContainText(/2 hours, now until 5:00\sp\.m\.\sE[SD]T/);
    await expect(page.getByText(`You’ve already added 2 hours for ${first}.`)).toBeVisible();
    await expect(event.box(first)).toBeDisabled();
    const paid = [/^Extra time/, /^Tip/, /^Recap/].map((label) => event.addedCents(label));
    const [extension = 0, tip = 0, ofRecap = 0] = await Promise.all(paid);
    expect(tip).toBe(1250);
    expect(extension + tip + ofRecap).toBe(totalCents);
  };
  await expectAdded();
  await expectAccessible();
  await expectFits(page);
  await page.reload();
  await expectAdded();
  await page.goBack();
  await expectThanks(page);
  await page.goForward();
  await expectAdded();
  await event.toTip();
  await expect(page.getByText(`You’ve already tipped ${first}.`)).toBeVisible();
  const after = await openEvent(page, name);
  await expect(after.getByRole('button', { name: 'ADD RECAP' })).toHaveAccessibleDescription(
    'This event already has a recap.',
  );
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});
