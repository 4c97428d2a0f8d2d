import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { parseAffiliateCode } from '@repo/domain/booking-flow/affiliate-code';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { answerListOf, findEventAnswerIssues } from '@repo/domain/event/event-questions';
import type { EventAnswers } from '@repo/domain/event/event-questions';
import { fail } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { parseCalendarDay } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import type { Database } from '../../../database/schema.ts';
import { planEvent } from '../../orders/orders.module.ts';
import type { EventForm, PlannedEvent } from '../../orders/orders.module.ts';

type SentEvent = SentCheckout['Event'];

/** Validates the event of a cart and its answers (S1§5, F-R01), and returns the planned event or the first issue. */
export async function planSentEvent(
  database: Database,
  { Event: sent }: SentCheckout,
  nowSeconds: number,
): Promise<Result<PlannedEvent, ErrorCode>> {
  const answers = answersOf(sent.EventQuestionAnswers ?? []);
  const event = await planEvent(database, formOf(sent, answers), nowSeconds);
  if (!event.ok) return event;
  const [unanswered] = findEventAnswerIssues(answers);
  return unanswered === undefined ? event : fail(unanswered.code);
}

const formOf = (sent: SentEvent, answers: EventAnswers): EventForm => ({
  name: sent.eventName ?? '',
  day: dayOf(sent.eventDate),
  startsAtSeconds: sent.EventStartTime ?? null,
  providerStartsAtSeconds: sent.sbStartTime ?? null,
  durationHours: sent.duration ?? null,
  eventTypeId: sent.EventTypeId ?? null,
  address: sent.eventLocation?.currentLocation ?? '',
  coordinates: coordinatesOf(sent.eventLocation),
  postalCode: sent.postalCode ?? null,
  apartment: sent.apartment ?? '',
  // The client sends them under two names (S1§3 "also sent as notes").
  notes: sent.additionalNotes || sent.notes || '',
  contactName: sent.contactname ?? '',
  contactPhone: sent.phoneNumber ?? '',
  hasAcceptedTerms: sent.termsAndConditions ?? false,
  hasAcceptedPrivacy: sent.privacyPolicy ?? false,
  // A missing field counts as not accepted: the form always sends the state of its checkboxes.
  isMarketingAllowed: sent.isConsentForMarketing ?? false,
  isGalleryShared: sent.isGallerySharedPermission ?? false,
  affiliateCode: parseAffiliateCode(sent.affiliateCode ?? null),
  answers: answerListOf(answers).filter(({ answer }) => answer !== ''),
});

function dayOf(sent: number | null | undefined): CalendarDay | null {
  const day = parseCalendarDay(sent ?? Number.NaN);
  return day.ok ? day.value : null;
}

function coordinatesOf(place: SentEvent['eventLocation']): EventForm['coordinates'] {
  if (place === null || place === undefined) return null;
  const { latitude, longitude } = place;
  return { latitude, longitude };
}

const noAnswers: EventAnswers = { 5: '', 7: '', 8: '', 9: '' };

const answersOf = (sent: NonNullable<SentEvent['EventQuestionAnswers']>): EventAnswers => ({
  ...noAnswers,
  ...Object.fromEntries(sent.map(({ questionTypeId, answer }) => [questionTypeId, answer])),
});
