import type { Database } from '../../../database/schema.ts';

export const replacementRepository = (database: Database) => ({
  isOffered: async (lineId: number): Promise<boolean> => {
    const offered = await database
      .selectFrom('replacementOffer')
      .select('draftId')
      .where('orderLineId', '=', lineId)
      .executeTakeFirst();
    return offered !== undefined;
  },

  /** Lists the drafts of all offers for an event, by id. */
  listOffered: async (eventId: number): Promise<readonly number[]> => {
    const offered = await database
      .selectFrom('replacementOffer')
      .innerJoin('orderLine', 'orderLine.id', 'replacementOffer.orderLineId')
      .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
      .where('bookingOrder.eventId', '=', eventId)
      .select('replacementOffer.draftId as id')
      .orderBy('id')
      .execute();
    return offered.map(({ id }) => id);
  },

  isCancelledByHost: async (eventId: number): Promise<boolean> => {
    const refund = await database
      .selectFrom('refund')
      .innerJoin('bookingOrder', 'bookingOrder.id', 'refund.orderId')
      .where('bookingOrder.eventId', '=', eventId)
      .where('refund.reason', '=', 'hostCancelled')
      .select('refund.id')
      .executeTakeFirst();
    return refund !== undefined;
  },

  add: async (lineId: number, draftId: number): Promise<void> => {
    await database.insertInto('replacementOffer').values({ orderLineId: lineId, draftId }).execute();
  },

  findEventId: async (lineId: number): Promise<number | undefined> => {
    const found = await database
      .selectFrom('orderLine')
      .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
      .select('bookingOrder.eventId')
      .where('orderLine.id', '=', lineId)
      .executeTakeFirst();
    return found?.eventId;
  },
});
