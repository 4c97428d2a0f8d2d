import type { BookingEvent } from '../../modules/booking-events/booking-events.module.ts';
import type { TestApi } from '../test-api.ts';

/** Returns all recorded booking events, whether or not their mails have been sent. */
export async function listBookingEvents({
  database,
}: Pick<TestApi, 'database'>): Promise<readonly BookingEvent[]> {
  const recorded = await database
    .selectFrom('jobOnce')
    .select('key')
    .where('name', '=', 'booking-news')
    .orderBy('key')
    .execute();
  return recorded.map(({ key }) => JSON.parse(key));
}

export async function listBookingEventsOf<What extends BookingEvent['what']>(
  api: Pick<TestApi, 'database'>,
  what: What,
): Promise<readonly Extract<BookingEvent, { what: What }>[]> {
  const recorded = await listBookingEvents(api);
  return recorded.filter((event): event is Extract<BookingEvent, { what: What }> => event.what === what);
}
