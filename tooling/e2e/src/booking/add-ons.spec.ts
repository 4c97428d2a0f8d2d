import { cents } from '@repo/domain/money/cents';
import { addRecapToCart, addToCart } from '@repo/cart/addition-cart';
import type { BookedEvent } from '@repo/cart/addition-cart';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { sessionOf } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { press } from '../input-device.ts';
import { ownPerson } from '../own-days-and-people.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { logInAs } from '../pages/login-page.ts';
import { cards, expectThanks, paymentPage } from '../pages/payment-page.ts';

// The sandbox's payment page has no icon.
test.use({ expectedComplaint: /404/ });

const host = (): Account => ownPerson('host');

const providers = z.array(z.object({ id: z.number(), firstName: z.string(), lastName: z.string() }));
const events = z.object({
  payload: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        eventName: z.string(),
        eventDate: z.number(),
        sbstartTime: z.number(),
        duration: z.number(),
        order: z.array(z.object({ id: z.number() })),
        sbInfo: providers,
      }),
    ),
  }),
});

/** Returns an event of the host, as dashboards read it, and its first booked provider. */
async function bookedEvent(request: APIRequestContext, list: 'upcoming' | 'completed', name: string) {
  const { token, user } = await sessionOf(request, host());
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/v1/User/EventSetup/list/${user.id}/${list}`, { headers });
  const read = events.parse(await answer.json()).payload.items.find(({ eventName }) => eventName === name);
  const [order, provider] = [read?.order[0], read?.sbInfo[0]];
  if (read === undefined || order === undefined || provider === undefined)
    throw new Error(`${name} is missing`);
  const { id: eventId, eventName, eventDate, sbstartTime: startsAtSeconds, duration: durationHours } = read;
  const event: BookedEvent = {
    eventId,
    orderId: order.id,
    eventName,
    eventDate,
    startsAtSeconds,
    durationHours,
  };
  return { event, provider: { providerId: provider.id, name: `${provider.firstName} ${provider.lastName}` } };
}

/** Changes the page's storage as a portal would. */
async function writeInto(page: Page, write: () => void): Promise<void> {
  const written = new Map<string, string>();
  const storage = {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, value: string) => void written.set(key, value),
    removeItem: (key: string) => void written.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
  write();
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [...written],
  );
}

/** Buys the cart, after returning from the payment page once without paying. */
async function buy(page: Page, request: APIRequestContext, lines: readonly string[]): Promise<void> {
  const booking = bookingPage(page);
  const payment = paymentPage(page);
  await booking.onStep('cart');
  await expect(booking.lines()).toHaveText(lines);
  await expect(booking.button(/^Check out/)).toBeEnabled();
  const totalCents = await booking.totalCents();
  await booking.checkOut();
  await payment.isShown();
  await page.goBack();
  await booking.onStep('cart');
  await expect(booking.lines()).toHaveText(lines);
  await expect(page.getByRole('link', { name: /^Cart, \d/ })).toHaveAccessibleName(
    `Cart, ${lines.length} item${lines.length === 1 ? '' : 's'}`,
  );
  await expect(booking.button(/^Check out/)).toBeEnabled();
  expect(await booking.totalCents()).toBe(totalCents);
  await booking.checkOut();
  await payment.isShown();
  expect(await payment.amountCents(request)).toBe(totalCents);
  const address = page.url();
  await payment.payWith(cards.good);
  await expectThanks(page);
  const paid = await request.get(address, { headers: { accept: 'application/json' } });
  expect(await paid.json()).toMatchObject({ amount: totalCents, status: 'complete' });
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
}

test('[E-R12] [H-R03] a host briefs and buys a recap alone for a past event', async ({ page, request }) => {
  const { event } = await bookedEvent(request, 'completed', 'Spring showcase at the studio');
  await logInAs(page, host());
  await writeInto(page, () => addRecapToCart(event));
  await page.goto('/event_booking');
  const booking = bookingPage(page);
  await press(booking.button('Add Recap to your event'));
  await booking.fillRecap();
  await booking.continueBooking();
  await buy(page, request, ['Recap (reel)']);
});

test('[K-R06] [K-R08] [H-R03] an extension and a tip for a booked provider are one payment', async ({
  page,
  request,
}) => {
  const { event, provider } = await bookedEvent(request, 'upcoming', 'Robin and Sam, the wedding');
  await logInAs(page, host());
  await writeInto(page, () =>
    addToCart(event, [
      { kind: 'extension', ...provider, extraHours: 1, startsAtSeconds: null },
      { kind: 'tip', ...provider, tipCents: cents(1500) },
    ]),
  );
  await page.goto('/event_booking');
  await buy(page, request, [`Extension: ${provider.name}`, `Tip: ${provider.name}`]);
});
