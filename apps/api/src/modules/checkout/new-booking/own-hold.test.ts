import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAvailableProviders } from '@repo/contracts/matching/find-available-providers';
import { signIn } from '../../../testing/actors.ts';
import type { TestActor } from '../../../testing/actors.ts';
import { afternoon, openCheckout, sessionIn } from '../../../testing/bookings/open-checkout.ts';
import { call } from '../../../testing/calls.ts';
import { createProvider } from '../../../testing/provider-factory.ts';

/** A search for the time and place of the booking. */
const search = {
  eventDate: Date.parse('2026-07-04') / 1000,
  userLatitude: 43.6426,
  userLongitude: -79.3871,
  sBStartTime: afternoon,
  duration: 2,
  postalCode: 'M5V 3L9',
};

test('[A-72] [D-R05] shows a provider held by an unpaid order to its own host only, and to no host once paid', async (t) => {
  const { book, host, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const stranger = await signIn(shop, 'host');
  const found = async (headers: Partial<TestActor['headers']> = {}): Promise<readonly number[]> => {
    const reply = await call(shop, 'POST', findAvailableProviders.path, search, { headers });
    return reply.json().payload.items.map((provider: { readonly id: number }) => provider.id);
  };
  const placed = sessionIn(await book({ providerIds: [id] }));
  assert.deepEqual(await found(host.headers), [id]);
  assert.deepEqual(await found(stranger.headers), []);
  assert.deepEqual(await found(), []);
  await shop.pay(placed.sessionId ?? '');
  await call(
    shop,
    'POST',
    `/api/Stripe/MakePayment/${placed.eventId}/${placed.orderItemGroupId}`,
    undefined,
    {
      headers: host.headers,
    },
  );
  assert.deepEqual(await found(host.headers), []);
});
