import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { availableProvider } from '../matching/available-provider.ts';
import { eventIdParams, id } from '../wire/ids.ts';
import { epochSeconds } from '../wire/times.ts';

/** An event with what the booking form needs to be filled in for another day. */
export const eventToBookAgain = z.object({
  eventName: z.string(),
  /** The starts of the event that is over; only their times of day are used. */
  eventStartTime: epochSeconds,
  sbstartTime: epochSeconds,
  duration: z.int(),
  eventTypeId: id,
  eventLocation: z.object({ currentLocation: z.string(), latitude: z.number(), longitude: z.number() }),
  postalCode: z.string(),
  apartment: z.string(),
  additionalNotes: z.string(),
  contactname: z.string(),
  phoneNumber: z.string(),
  isConsentForMarketing: z.boolean(),
  isGallerySharedPermission: z.boolean(),
  EventQuestionAnswers: z.array(z.object({ questionTypeId: z.int(), answer: z.string() })),
  /** The providers who had accepted and can still be booked. */
  providers: z.array(availableProvider),
  /** The names of those who can no longer be booked. */
  unavailable: z.array(z.string()),
});
export type EventToBookAgain = z.output<typeof eventToBookAgain>;

export const getEventToBookAgain = defineEndpoint('GET /api/v1/User/EventSetup/BookAgain/:eventId', {
  topic: 'Events',
  summary: 'A completed or cancelled event, to book the same for another day',
  actors: capabilities.startCheckout,
  source: 'A-107',
  ownership: { of: 'event', id: 'params.eventId' },
  params: eventIdParams,
  errors: ['action_is_not_possible_now'],
  reply: eventToBookAgain,
});
