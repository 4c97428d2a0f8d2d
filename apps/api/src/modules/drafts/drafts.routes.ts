import { getDraft } from '@repo/contracts/drafts/get-draft';
import type { SavedDraft } from '@repo/contracts/drafts/get-draft';
import { saveDraft } from '@repo/contracts/drafts/save-draft';
import { affiliateCodeIn } from '@repo/domain/booking-flow/affiliate-code';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import type { Call } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import type { EventForm } from '../orders/orders.module.ts';

type DraftCommands = {
  readonly save: (
    hostId: number,
    draftId: number | undefined,
    form: EventForm,
  ) => Promise<Result<{ readonly id: number }, ErrorCode>>;
  readonly read: (eventId: number) => Promise<Result<SavedDraft, ErrorCode>>;
};

export function draftRoutes(app: FastifyInstance, { save, read }: DraftCommands): void {
  bindEndpoint(app, saveDraft, async (call) => {
    const { event } = call.body;
    // 0 is a new one (S1§3).
    const draftId = event.id === 0 ? undefined : (event.id ?? undefined);
    return orFail(await save(signedIn(call).accountId, draftId, formOf(event)));
  });
  bindEndpoint(app, getDraft, async ({ params }) => orFail(await read(params.id)));
}

type SentDraft = Call<typeof saveDraft>['body']['event'];

/**
 * The payload of S1§3 has neither the postal code nor the boxes of the form: the code stands in the address, and nobody
 * leaves the form with a required box empty (S1§4).
 */
const formOf = (event: SentDraft): EventForm => ({
  name: event.eventName,
  day: calendarDayInUtc(event.eventDate),
  startsAtSeconds: event.eventStartTime,
  providerStartsAtSeconds: event.sbstartTime,
  durationHours: event.duration,
  eventTypeId: event.eventTypeId,
  address: event.eventLocation.currentLocation,
  coordinates: { latitude: event.eventLocation.latitude, longitude: event.eventLocation.longitude },
  postalCode: event.postalCode ?? postalCodeIn(event.eventLocation.currentLocation),
  apartment: event.apartment ?? '',
  notes: event.additionalNotes ?? '',
  contactName: event.contactname ?? '',
  contactPhone: event.phoneNumber ?? '',
  hasAcceptedTerms: event.termsAndConditions ?? true,
  hasAcceptedPrivacy: event.privacyPolicy ?? true,
  // Nobody has agreed to what was not asked.
  isMarketingAllowed: event.isConsentForMarketing ?? false,
  isGalleryShared: event.isGallerySharedPermission ?? false,
  affiliateCode: affiliateCodeIn(event.affiliateCode ?? null),
  answers: (event.EventQuestionAnswers ?? []).filter(({ answer }) => answer !== ''),
});

const postalCodeIn = (address: string): string | null =>
  /\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/i.exec(address)?.[0] ?? null;
