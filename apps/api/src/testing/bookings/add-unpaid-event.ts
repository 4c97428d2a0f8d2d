import { newPublicEventId } from '../../modules/orders/orders.module.ts';
import type { Database } from '../../database/schema.ts';
import { calendarDayOf } from './event-day.ts';

type Wanted = {
  readonly hostId: number;
  readonly startsAtSeconds: number;
  readonly durationHours?: number;
  readonly name?: string;
};

/** An event as a checkout leaves it before its payment. */
export const addUnpaidEvent = (
  transaction: Database,
  { hostId, startsAtSeconds, durationHours = 2, name = 'Party' }: Wanted,
  now: Date,
) =>
  transaction
    .insertInto('event')
    .values({
      public_id: newPublicEventId(),
      host_id: hostId,
      status: 'unpaid',
      name,
      day: new Date(calendarDayOf(startsAtSeconds) * 1000).toISOString().slice(0, 10),
      starts_at: new Date(startsAtSeconds * 1000),
      provider_starts_at: new Date(startsAtSeconds * 1000),
      duration_hours: durationHours,
      event_type_id: 1,
      address: '1 King St W, Toronto',
      latitude: 43.65,
      longitude: -79.38,
      postal_code: 'M5V 3L9',
      is_marketing_allowed: true,
      is_gallery_shared: true,
      created_at: now,
      status_changed_at: now,
    })
    .returning(['id', 'public_id as publicId'])
    .executeTakeFirstOrThrow();
