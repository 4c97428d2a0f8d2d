import type { Database } from '../../../database/schema.ts';

export const replacementRepository = (database: Database) => ({
  isOffered: async (lineId: number): Promise<boolean> => {
    const offered = await database
      .selectFrom('replacement_offer')
      .select('draft_id')
      .where('order_line_id', '=', lineId)
      .executeTakeFirst();
    return offered !== undefined;
  },

  /** Lists the drafts of all offers for an event, by id. */
  listOffered: async (eventId: number): Promise<readonly number[]> => {
    const offered = await database
      .selectFrom('replacement_offer')
      .innerJoin('order_line', 'order_line.id', 'replacement_offer.order_line_id')
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .where('booking_order.event_id', '=', eventId)
      .select('replacement_offer.draft_id as id')
      .orderBy('id')
      .execute();
    return offered.map(({ id }) => id);
  },

  isCancelledByHost: async (eventId: number): Promise<boolean> => {
    const refund = await database
      .selectFrom('refund')
      .innerJoin('booking_order', 'booking_order.id', 'refund.order_id')
      .where('booking_order.event_id', '=', eventId)
      .where('refund.reason', '=', 'hostCancelled')
      .select('refund.id')
      .executeTakeFirst();
    return refund !== undefined;
  },

  add: async (lineId: number, draftId: number): Promise<void> => {
    await database
      .insertInto('replacement_offer')
      .values({ order_line_id: lineId, draft_id: draftId })
      .execute();
  },

  findEventId: async (lineId: number): Promise<number | undefined> => {
    const found = await database
      .selectFrom('order_line')
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .select('booking_order.event_id as eventId')
      .where('order_line.id', '=', lineId)
      .executeTakeFirst();
    return found?.eventId;
  },
});
