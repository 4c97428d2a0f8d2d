import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { eventIdParams, id } from '../../wire/ids.ts';
import { pageQuery, pageTotal } from '../../wire/paging.ts';
import { epochSeconds } from '../../wire/times.ts';
import { operatorCall } from '../operator-call.ts';

/** A completed event is answered with success again, as long as every accepted provider has checked out. */
export const completeEvent = defineEndpoint('POST /api/v1/operator/events/:eventId/complete', {
  ...operatorCall,
  summary: 'Complete an event that is over and from which every accepted provider has checked out (A-29b)',
  params: eventIdParams,
  errors: ['action_is_not_possible_now', 'someone_not_checkout_from_event'],
  success: 'updated_successfully',
  reply: z.null(),
});

export const lateCheckIn = z.object({
  eventId: id,
  publicId: z.string(),
  eventName: z.string(),
  orderLineId: id,
  providerId: id,
  providerName: z.string(),
  providerPhone: z.string(),
  startsAt: epochSeconds,
  /** Null while the provider has not checked in. */
  checkedInAt: epochSeconds.nullable(),
});
export type LateCheckIn = z.output<typeof lateCheckIn>;

/** Providers who are booked and are late for an event of the last week. */
export const listLateCheckIns = defineEndpoint('GET /api/v1/operator/late-check-ins', {
  ...operatorCall,
  summary: 'Who has not checked in by the start of an event of the last 7 days, or only after it (A-62)',
  query: pageQuery,
  reply: z.array(lateCheckIn),
  meta: pageTotal,
});
