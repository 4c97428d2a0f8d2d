import type { Locale } from '@repo/i18n/locale';
import type { Database } from '../../database/schema.ts';

export type NewFeed = {
  readonly providerId: number;
  readonly tokenHash: Buffer;
  readonly locale: Locale;
  readonly createdAt: Date;
};

type FoundFeed = Pick<NewFeed, 'providerId'> & { readonly locale: string };

/** An accepted booking, as a calendar shows it. */
export type FeedEventRecord = {
  readonly publicId: string;
  readonly name: string;
  readonly address: string;
  readonly apartment: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly startsAt: Date;
  /** Includes the provider's own extension. */
  readonly endsAt: Date;
};

/** More than a provider can have ahead; a file has to end somewhere. */
const maxEvents = 1000;

export const calendarFeedRepository = (database: Database) => ({
  findCreatedAt: async (providerId: number): Promise<Date | undefined> => {
    const feed = await database
      .selectFrom('calendarFeed')
      .select('createdAt')
      .where('providerId', '=', providerId)
      .executeTakeFirst();
    return feed?.createdAt;
  },

  /** Replaces the provider's earlier feed. */
  put: async ({ providerId, tokenHash, locale, createdAt }: NewFeed): Promise<void> => {
    const changes = { tokenHash, locale, createdAt };
    await database
      .insertInto('calendarFeed')
      .values({ providerId, ...changes })
      .onConflict((conflict) => conflict.column('providerId').doUpdateSet(changes))
      .execute();
  },

  remove: async (providerId: number): Promise<void> => {
    await database.deleteFrom('calendarFeed').where('providerId', '=', providerId).execute();
  },

  /** Finds the feed of a link, unless its account is closed. */
  find: (tokenHash: Buffer): Promise<FoundFeed | undefined> =>
    database
      .selectFrom('calendarFeed')
      .innerJoin('account', 'account.id', 'calendarFeed.providerId')
      .select(['calendarFeed.providerId', 'calendarFeed.locale'])
      .where('calendarFeed.tokenHash', '=', tokenHash)
      .where('account.isActive', '=', true)
      .executeTakeFirst(),

  /** Lists the accepted bookings of a provider that end after a time, the earliest first. */
  listEvents: (providerId: number, endsAfter: Date): Promise<FeedEventRecord[]> =>
    database
      .selectFrom('orderLine')
      .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
      .innerJoin('event', 'event.id', 'bookingOrder.eventId')
      .innerJoin('occupancy', 'occupancy.id', 'orderLine.occupancyId')
      .select(['event.publicId', 'event.name', 'event.address', 'event.apartment'])
      .select(['event.contactName', 'event.contactPhone'])
      .select(['occupancy.startsAt', 'occupancy.endsAt'])
      .where('orderLine.kind', '=', 'provider')
      .where('orderLine.providerId', '=', providerId)
      .where('orderLine.request', '=', 'accepted')
      .where('event.status', '<>', 'cancel')
      .where('occupancy.endsAt', '>', endsAfter)
      .orderBy('occupancy.startsAt')
      .limit(maxEvents)
      .execute(),
});
