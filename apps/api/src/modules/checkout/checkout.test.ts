import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCheckoutSession } from '@repo/contracts/checkout/pay';
import { sentBooking } from '../../testing/bookings/sent-booking.ts';
import { standOf } from '../../testing/bookings/stand-of.ts';
import { signIn } from '../../testing/actors.ts';
import { call } from '../../testing/calls.ts';
import { createProvider } from '../../testing/provider-factory.ts';
import { openTestShop } from '../../testing/test-shop.ts';

test('works', async (t) => {
  const shop = await openTestShop(t);
  await shop.database
    .insertInto('serviced_postal_code')
    .values({ code: 'M5V' })
    .onConflict((c) => c.doNothing())
    .execute();
  const host = await signIn(shop, 'host');
  const { id } = await createProvider(shop.database);
  const payload = sentBooking({
    hostId: host.accountId,
    providerIds: [id],
    startsAtSeconds: Date.parse('2026-07-04T14:00-04:00') / 1000,
  });
  const before = shop.statements();
  const reply = await call(shop, 'POST', createCheckoutSession.path, payload, { headers: host.headers });
  console.log(reply.statusCode, reply.body, shop.statements() - before);
  const items = reply.json().payload.items;
  console.log(await standOf(shop, items.eventId));
  console.log(await shop.sessionLines(items.sessionId));
  console.log(await shop.pay(items.sessionId));
  console.log(await standOf(shop, items.eventId));
});
