import { randomBytes } from 'node:crypto';
import { publicEventIdOf } from '@repo/domain/event/public-event-id';
import { createProvider } from '../provider-factory.ts';
import type { TestApi } from '../test-api.ts';

const hour = 3_600_000;

/** A paid and accepted booking that an account has a part in: as its host, or as its provider where it is one. */
export async function makeBooking(
  { database, clock }: Pick<TestApi, 'database' | 'clock'>,
  accountId: number,
): Promise<{ readonly eventId: number; readonly orderId: number }> {
  const now = new Date(clock.nowMs());
  const startsAt = new Date(now.getTime() + 240 * hour);
  const { kind } = await database
    .selectFrom('account')
    .select('kind')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const provider = await database
    .selectFrom('provider')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const providerId = provider?.account_id ?? (await createProvider(database)).id;
  const hostId = kind === 'provider' ? await makeHost(database, now) : accountId;
  const { id: eventId } = await database
    .insertInto('event')
    .values({
      public_id: publicEventIdOf(randomBytes(12)),
      host_id: hostId,
      status: 'upcoming',
      name: 'Party',
      day: startsAt.toISOString().slice(0, 10),
      starts_at: startsAt,
      provider_starts_at: startsAt,
      duration_hours: 2,
      event_type_id: 1,
      address: '1 King St W, Toronto',
      latitude: 43.65,
      longitude: -79.38,
      postal_code: 'M5V 3L9',
      is_marketing_allowed: true,
      is_gallery_shared: true,
      created_at: now,
      status_changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: orderId } = await database
    .insertInto('booking_order')
    .values({
      event_id: eventId,
      host_id: hostId,
      kind: 1,
      state: 'paid',
      number: eventId,
      service_fee_rate: 500,
      tax_rate: 1300,
      discount_cents: 0,
      promo_balance_cents: 0,
      subtotal_cents: 11_600,
      service_fee_cents: 580,
      tax_cents: 1583,
      tips_cents: 0,
      total_cents: 13_763,
      created_at: now,
      holds_until: now,
      paid_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('order_line')
    .values({
      order_id: orderId,
      position: 1,
      kind: 'provider',
      provider_id: providerId,
      quantity: 2,
      unit_cents: 5800,
      gross_cents: 11_600,
      discount_cents: 0,
      service_fee_cents: 580,
      tax_cents: 1583,
      total_cents: 13_763,
      state: 'accepted',
      request: 'accepted',
      requested_at: now,
      answer_until: now,
      answered_at: now,
    })
    .execute();
  return { eventId, orderId };
}

async function makeHost(database: TestApi['database'], now: Date): Promise<number> {
  const { id } = await database
    .insertInto('account')
    .values({
      user_type: 1,
      email: `host-${randomBytes(6).toString('hex')}@demo.test`,
      first_name: 'Robin',
      last_name: 'Test',
      email_verified_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
