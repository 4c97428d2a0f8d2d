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
      .innerJoin('bookingOrder', 'bookingOrder.eventId', 'event.id')
      .select(['event.id as eventId', 'bookingOrder.id as orderItemGroupId'])
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
      .selectFrom('promoCode')
      .select('id')
      .where('code', '=', card.code)
      .executeTakeFirst();
    if (existing !== undefined) return existing.id;
    const { id } = await database
      .insertInto('promoCode')
      .values({
        code: card.code,
        type: '$',
        value: card.cents,
        isGiftCard: true,
        balanceCents: card.cents,
        issuedForAccountId: card.hostId,
        createdAt: card.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
});
