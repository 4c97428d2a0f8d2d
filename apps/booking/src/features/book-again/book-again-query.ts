import { contractCall, serverData } from '@repo/api-client/server-data';
import type { EventToBookAgain } from '@repo/contracts/events/book-again';
import { eventQuestions } from '@repo/domain/event/event-questions';
import type { EventAnswers } from '@repo/domain/event/event-questions';
import { wallClockOf } from '@repo/domain/time/wall-clock';
import { bookableProviderOf } from '../../model/api/availability.ts';
import { emptyEventForm } from '../../model/store/event-form.ts';
import type { EventFormValues } from '../../model/store/event-form.ts';
import type { BookableProvider } from '../../model/store/selection.ts';

/** A booking as an earlier event fills it in. */
export type EarlierBooking = {
  readonly values: EventFormValues;
  readonly answers: Partial<EventAnswers>;
  readonly providers: readonly BookableProvider[];
  /** The names of providers who can no longer be booked. */
  readonly unavailable: readonly string[];
};

/** Converts an event of the API: everything but its date and the consent to the terms. */
function earlierBookingOf(event: EventToBookAgain): EarlierBooking {
  const { eventLocation, EventQuestionAnswers: given } = event;
  return {
    values: {
      ...emptyEventForm,
      eventName: event.eventName,
      eventStartMinute: wallClockOf(event.eventStartTime).minuteOfDay,
      providerStartMinute: wallClockOf(event.sbstartTime).minuteOfDay,
      durationHours: event.duration,
      eventTypeId: event.eventTypeId,
      location: {
        address: eventLocation.currentLocation,
        coordinates: { latitude: eventLocation.latitude, longitude: eventLocation.longitude },
        postalCode: event.postalCode,
      },
      apartment: event.apartment,
      additionalNotes: event.additionalNotes,
      contactName: event.contactname,
      contactPhone: event.phoneNumber,
      isMarketingAllowed: event.isConsentForMarketing,
      isGallerySharingAllowed: event.isGallerySharedPermission,
    },
    answers: Object.fromEntries(
      eventQuestions.map(({ questionTypeId }) => [
        questionTypeId,
        given.find((each) => each.questionTypeId === questionTypeId)?.answer ?? '',
      ]),
    ),
    providers: event.providers.map(bookableProviderOf),
    unavailable: event.unavailable,
  };
}

const bookAgain = serverData.injectEndpoints({
  endpoints: (build) => ({
    earlierBooking: build.query<EarlierBooking, string>({
      query: (eventId) =>
        contractCall('GET /api/v1/User/EventSetup/BookAgain/:eventId', { params: { eventId } }),
      transformResponse: earlierBookingOf,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useEarlierBookingQuery } = bookAgain;
