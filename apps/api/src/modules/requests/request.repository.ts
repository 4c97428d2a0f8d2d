import { screenLimits } from '@repo/domain/limits';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** An open request with what its provider may know of the event before the answer (S3§2). */
export type OpenRequestRecord = {
  readonly eventId: number;
  readonly publicId: string;
  readonly eventName: string;
  /** `YYYY-MM-DD`, in Toronto. */
  readonly day: string;
  readonly startsAt: Date;
  readonly providerStartsAt: Date;
  readonly durationHours: number;
  readonly address: string;
  readonly typeNameEn: string;
  readonly typeNameFr: string;
  readonly hostFirstName: string;
  readonly answerUntil: Date;
};

export const requestRepository = (database: Database) => ({
  /** Newest first; one whose time has run out is not open any more, even before it is marked so. */
  listOpen: async (
    providerId: number,
    now: Date,
    page: number | undefined,
  ): Promise<{ readonly requests: OpenRequestRecord[]; readonly total: number }> => {
    const open = database
      .selectFrom('order_line')
      .where('order_line.kind', '=', 'provider')
      .where('order_line.provider_id', '=', providerId)
      .where('order_line.request', '=', 'pending')
      .where('order_line.answer_until', '>', now);
    const requests = await open
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .innerJoin('event', 'event.id', 'booking_order.event_id')
      .innerJoin('event_type', 'event_type.id', 'event.event_type_id')
      .innerJoin('account', 'account.id', 'event.host_id')
      .select(['event.id as eventId', 'event.public_id as publicId', 'event.name as eventName'])
      .select([sql<string>`event.day::text`.as('day'), 'event.starts_at as startsAt'])
      .select(['event.provider_starts_at as providerStartsAt', 'event.duration_hours as durationHours'])
      .select(['event.address', 'event_type.name_en as typeNameEn', 'event_type.name_fr as typeNameFr'])
      .select('account.first_name as hostFirstName')
      .select(sql<Date>`order_line.answer_until`.as('answerUntil'))
      .orderBy('order_line.requested_at', 'desc')
      .orderBy('order_line.id', 'desc')
      .limit(page === undefined ? screenLimits.unpagedItems : screenLimits.pageSize)
      .offset(((page ?? 1) - 1) * screenLimits.pageSize)
      .execute();
    const { total } = await open.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
    return { requests, total };
  },

  listSilent: (
    now: Date,
    limit: number,
  ): Promise<readonly { readonly eventId: number; readonly lineId: number }[]> =>
    database
      .selectFrom('order_line')
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .select(['booking_order.event_id as eventId', 'order_line.id as lineId'])
      .where('order_line.request', '=', 'pending')
      .where('order_line.answer_until', '<=', now)
      .orderBy('order_line.answer_until')
      .limit(limit)
      .execute(),

  /** Who agreed to a draft before it was paid and need not be asked again. */
  listAgreedProviders: async (eventId: number): Promise<readonly number[]> => {
    const agreed = await database
      .selectFrom('suggestion')
      .select('provider_id')
      .where('event_id', '=', eventId)
      .where('is_agreed', '=', true)
      .execute();
    return agreed.map(({ provider_id: id }) => id);
  },
});
