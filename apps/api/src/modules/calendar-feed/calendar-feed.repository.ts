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
      .selectFrom('calendar_feed')
      .select('created_at')
      .where('provider_id', '=', providerId)
      .executeTakeFirst();
    return feed?.created_at;
  },

  /** Replaces the provider's earlier feed. */
  put: async ({ providerId, tokenHash, locale, createdAt }: NewFeed): Promise<void> => {
    const changes = { token_hash: tokenHash, locale, created_at: createdAt };
    await database
      .insertInto('calendar_feed')
      .values({ provider_id: providerId, ...changes })
      .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(changes))
      .execute();
  },

  remove: async (providerId: number): Promise<void> => {
    await database.deleteFrom('calendar_feed').where('provider_id', '=', providerId).execute();
  },

  /** Finds the feed of a link, unless its account is closed. */
  find: (tokenHash: Buffer): Promise<FoundFeed | undefined> =>
    database
      .selectFrom('calendar_feed')
      .innerJoin('account', 'account.id', 'calendar_feed.provider_id')
      .select(['calendar_feed.provider_id as providerId', 'calendar_feed.locale'])
      .where('calendar_feed.token_hash', '=', tokenHash)
      .where('account.is_active', '=', true)
      .executeTakeFirst(),

  /** Lists the accepted bookings of a provider that end after a time, the earliest first. */
  listEvents: (providerId: number, endsAfter: Date): Promise<FeedEventRecord[]> =>
    database
      .selectFrom('order_line')
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .innerJoin('event', 'event.id', 'booking_order.event_id')
      .innerJoin('occupancy', 'occupancy.id', 'order_line.occupancy_id')
      .select(['event.public_id as publicId', 'event.name', 'event.address', 'event.apartment'])
      .select(['event.contact_name as contactName', 'event.contact_phone as contactPhone'])
      .select(['occupancy.starts_at as startsAt', 'occupancy.ends_at as endsAt'])
      .where('order_line.kind', '=', 'provider')
      .where('order_line.provider_id', '=', providerId)
      .where('order_line.request', '=', 'accepted')
      .where('event.status', '<>', 'cancel')
      .where('occupancy.ends_at', '>', endsAfter)
      .orderBy('occupancy.starts_at')
      .limit(maxEvents)
      .execute(),
});
