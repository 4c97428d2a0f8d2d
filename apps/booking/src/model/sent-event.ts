import { answerListOf } from '@repo/domain/event/event-questions';
import type { EventAnswers } from '@repo/domain/event/event-questions';
import { instantOf } from '@repo/domain/time/wall-clock';
import type { EventFormValues } from './store/event-form.ts';

type EventToSend = { readonly values: EventFormValues; readonly answers: EventAnswers };

/**
 * Returns the fields that a checkout and a draft share, as the API names them (C-R28, I-R07); undefined for an
 * incomplete form.
 */
export function sentEventOf({ values, answers }: EventToSend) {
  const { eventDate, eventStartMinute, providerStartMinute, location, durationHours, eventTypeId } = values;
  const { coordinates, postalCode, address } = location;
  if (
    eventDate === null ||
    eventStartMinute === null ||
    providerStartMinute === null ||
    coordinates === null ||
    durationHours === null ||
    eventTypeId === null
  )
    return undefined;
  return {
    eventName: values.eventName,
    eventDate,
    eventStartsAt: instantOf(eventDate, eventStartMinute),
    providerStartsAt: instantOf(eventDate, providerStartMinute),
    duration: durationHours,
    eventTypeId,
    apartment: values.apartment,
    additionalNotes: values.additionalNotes,
    contactname: values.contactName,
    phoneNumber: values.contactPhone,
    postalCode: postalCode ?? '',
    eventLocation: {
      currentLocation: address,
      longitude: coordinates.longitude,
      latitude: coordinates.latitude,
    },
    termsAndConditions: values.hasAcceptedTerms,
    privacyPolicy: values.hasAcceptedPrivacy,
    isConsentForMarketing: values.isMarketingAllowed,
    isGallerySharedPermission: values.isGallerySharingAllowed,
    EventQuestionAnswers: [...answerListOf(answers)].filter(({ answer }) => answer !== ''),
  };
}
