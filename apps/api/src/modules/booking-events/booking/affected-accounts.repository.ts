import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { BookingEvent } from '../booking-event.ts';

/**
 * Returns the host and the providers whose lists a booking event changes, so that their open pages can load them again.
 * Empty for events that concern no booked event.
 */
export async function findAffectedAccounts(
  database: Database,
  event: BookingEvent,
): Promise<readonly number[]> {
  const condition = affectedLines(event);
  if (condition === undefined) return [];
  const parties = await database
    .selectFrom('orderLine')
    .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
    .innerJoin('event', 'event.id', 'bookingOrder.eventId')
    .where('orderLine.kind', '=', 'provider')
    .where(sql<boolean>`(${condition})`)
    .select(['event.hostId', 'orderLine.providerId'])
    .execute();
  return [...new Set(parties.flatMap(({ hostId, providerId }) => [hostId, providerId ?? hostId]))];
}

function affectedLines(event: BookingEvent): RawBuilder<unknown> | undefined {
  switch (event.what) {
    case 'orderPaid':
      return sql`request in ('pending', 'accepted')
        and event_id = (select event_id from booking_order where id = ${event.orderId})`;
    case 'requestAccepted':
    case 'requestDeclined':
    case 'requestExpired':
    case 'lineCancelled':
    case 'galleryReady':
    case 'providerReviewed':
    case 'photosRemoved':
      return sql`order_line.id = ${event.lineId}`;
    case 'eventCancelled':
      return sql`request = 'cancelled' and event_id = ${event.eventId}`;
    case 'consentsChanged':
      return sql`request in ('pending', 'accepted') and event_id = ${event.eventId}`;
    case 'lineChecked':
      // The last check-out completes the event for every provider.
      return sql`request = 'accepted' and event_id = (
        select o.event_id from order_line l join booking_order o on o.id = l.order_id where l.id = ${event.lineId}
      )`;
    case 'paymentReturned':
    case 'replacementsOffered':
    case 'refundMade':
    case 'draftReceived':
    case 'draftSuggested':
    case 'referralInvited':
    case 'referralRewarded':
      return undefined;
  }
}
