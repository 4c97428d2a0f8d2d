import { randomBytes } from 'node:crypto';
import type { LineKind } from '@repo/domain/cart/order-line';
import { publicEventIdOf } from '@repo/domain/event/public-event-id';
import { rangeOfHours } from '@repo/domain/time/time-range';
import type { Database } from '../../database/schema.ts';

type Wanted = {
  readonly hostId: number;
  readonly startsAtSeconds: number;
  readonly hours?: number;
  readonly status?: 'unpaid' | 'draft' | 'pending' | 'upcoming' | 'completed' | 'cancel';
  /** Those who have accepted. */
  readonly providerIds: readonly number[];
};

export type BookedEvent = {
  readonly eventId: number;
  readonly orderId: number;
  readonly lineIds: readonly number[];
};

const made = new Date(Date.UTC(2026, 5, 1));
const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** A paid and accepted booking as rows, for tests that begin where it ends. */
export async function bookEvent(database: Database, wanted: Wanted): Promise<BookedEvent> {
  const { hostId, startsAtSeconds, hours = 2, providerIds } = wanted;
  const eventId = await addEvent(database, wanted);
  const occupancies = await database
    .insertInto('occupancy')
    .values(
      providerIds.map((providerId) => ({
        provider_id: providerId,
        state: 'accepted',
        starts_at: dateOf(startsAtSeconds),
        ends_at: dateOf(rangeOfHours(startsAtSeconds, hours).endsAtSeconds),
        created_at: made,
      })),
    )
    .returning('id')
    .execute();
  const orderId = await addOrder(database, { eventId, hostId, kind: 1, state: 'paid', number: eventId });
  const lines = await database
    .insertInto('order_line')
    .values(
      providerIds.map((providerId, index) => ({
        ...lineValues(orderId, index + 1, 'provider'),
        provider_id: providerId,
        state: 'accepted',
        request: 'accepted',
        requested_at: made,
        occupancy_id: occupancies[index]?.id ?? null,
      })),
    )
    .returning('id')
    .execute();
  return { eventId, orderId, lineIds: lines.map(({ id }) => id) };
}

export async function addEvent(
  database: Database,
  { hostId, startsAtSeconds, hours = 2, status = 'upcoming' }: Omit<Wanted, 'providerIds'>,
): Promise<number> {
  const { id } = await database
    .insertInto('event')
    .values({
      public_id: publicEventIdOf(randomBytes(12)),
      host_id: hostId,
      status,
      name: 'Party',
      day: dateOf(startsAtSeconds).toISOString().slice(0, 10),
      starts_at: dateOf(startsAtSeconds),
      provider_starts_at: dateOf(startsAtSeconds),
      duration_hours: hours,
      event_type_id: 1,
      address: '1 King St W, Toronto',
      latitude: 43.65,
      longitude: -79.38,
      postal_code: 'M5V 3L9',
      is_marketing_allowed: true,
      is_gallery_shared: true,
      created_at: made,
      status_changed_at: made,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type WantedOrder = {
  readonly eventId: number;
  readonly hostId: number;
  readonly kind: 0 | 1 | 2;
  readonly state: 'open' | 'paid' | 'expired';
  readonly number?: number;
};

const addOrder = async (database: Database, { eventId, hostId, kind, state, number }: WantedOrder) => {
  const { id } = await database
    .insertInto('booking_order')
    .values({
      event_id: eventId,
      host_id: hostId,
      kind,
      state,
      number: number ?? null,
      service_fee_rate: 500,
      tax_rate: 1300,
      discount_cents: 0,
      promo_balance_cents: 0,
      subtotal_cents: 11_600,
      service_fee_cents: 580,
      tax_cents: 1583,
      tips_cents: 0,
      total_cents: 13_763,
      created_at: made,
      holds_until: made,
      paid_at: state === 'paid' ? made : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const lineValues = (orderId: number, position: number, kind: LineKind) => ({
  order_id: orderId,
  position,
  kind,
  quantity: 2,
  unit_cents: 5800,
  gross_cents: 11_600,
  discount_cents: 0,
  service_fee_cents: 580,
  tax_cents: 1583,
  total_cents: 13_763,
});

type WantedAddition = {
  readonly kind: 'extension' | 'tip' | 'recap';
  readonly hostId: number;
  readonly orderState: 'open' | 'paid' | 'expired';
  readonly lineState: 'checkoutCreated' | 'paid' | 'refunded' | 'expired';
  /** Whom an extension or a tip is for, out of the providers of the event. */
  readonly providerId?: number;
};

/** An addition to such an event, as it was tried, paid for or given back; it keeps no time. */
export async function addAddition(
  database: Database,
  { eventId, lineIds }: BookedEvent,
  { kind, hostId, orderState, lineState, providerId }: WantedAddition,
): Promise<number> {
  const number = orderState === 'paid' ? { number: 1000 + (await countOrders(database)) } : {};
  const orderId = await addOrder(database, { eventId, hostId, kind: 0, state: orderState, ...number });
  const isOfProvider = kind !== 'recap';
  await database
    .insertInto('order_line')
    .values({
      ...lineValues(orderId, 1, kind),
      provider_id: isOfProvider ? (providerId ?? null) : null,
      booking_line_id: isOfProvider ? (lineIds[0] ?? null) : null,
      state: lineState,
    })
    .execute();
  return orderId;
}

const countOrders = async (database: Database): Promise<number> =>
  (await database.selectFrom('booking_order').select('id').execute()).length;
