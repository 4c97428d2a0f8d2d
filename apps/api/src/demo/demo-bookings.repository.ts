import type { Database } from '../database/schema.ts';

type UnpaidBooking = { readonly eventId: number; readonly orderItemGroupId: number };

export const demoBookingsRepository = (database: Database) => ({
  findPaidEvent: async (name: string): Promise<number | undefined> => {
    const found = await database
      .selectFrom('event')
      .select('id')
      .where('name', '=', name)
      .where('status', '<>', 'unpaid')
      .executeTakeFirst();
    return found?.id;
  },

  /** Returns the booking that a crash before the payment left. It holds its slots until it is paid or replaced. */
  findUnpaidBooking: (name: string): Promise<UnpaidBooking | undefined> =>
    database
      .selectFrom('event')
      .innerJoin('booking_order', 'booking_order.event_id', 'event.id')
      .select(['event.id as eventId', 'booking_order.id as orderItemGroupId'])
      .where('name', '=', name)
      .where('state', '=', 'open')
      .executeTakeFirst(),

  /** Returns the id of a gift card with this code, and issues the card if it does not exist. */
  ensureGiftCard: async (card: {
    readonly code: string;
    readonly hostId: number;
    readonly cents: number;
    readonly now: Date;
  }): Promise<number> => {
    const existing = await database
      .selectFrom('promo_code')
      .select('id')
      .where('code', '=', card.code)
      .executeTakeFirst();
    if (existing !== undefined) return existing.id;
    const { id } = await database
      .insertInto('promo_code')
      .values({
        code: card.code,
        type: '$',
        value: card.cents,
        is_gift_card: true,
        balance_cents: card.cents,
        issued_for_account_id: card.hostId,
        created_at: card.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
});
