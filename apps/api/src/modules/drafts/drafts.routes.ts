import { getDraft } from '@repo/contracts/drafts/get-draft';
import type { SavedDraft } from '@repo/contracts/drafts/get-draft';
import { listDrafts } from '@repo/contracts/drafts/list-drafts';
import type { WaitingDraft } from '@repo/contracts/drafts/list-drafts';
import { saveDraft } from '@repo/contracts/drafts/save-draft';
import { parseAffiliateCode } from '@repo/domain/booking-flow/affiliate-code';
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
  readonly listWaiting: (hostId: number) => Promise<WaitingDraft[]>;
};

export function draftRoutes(app: FastifyInstance, { save, read, listWaiting }: DraftCommands): void {
  bindEndpoint(app, saveDraft, async (call) => {
    const { event } = call.body;
    // 0 is a new draft (S1§3).
    const draftId = event.id === 0 ? undefined : (event.id ?? undefined);
    return orFail(await save(signedIn(call).accountId, draftId, formOf(event)));
  });
  bindEndpoint(app, getDraft, async ({ params }) => orFail(await read(params.id)));
  bindEndpoint(app, listDrafts, ({ params }) => listWaiting(params.userId));
}

type SentDraft = Call<typeof saveDraft>['body']['event'];

/**
 * Converts the payload of S1§3, which has neither postal code nor checkboxes: the address contains the code, and the form
 * cannot be sent with a required checkbox empty (S1§4).
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
  // A missing field counts as not accepted.
  isMarketingAllowed: event.isConsentForMarketing ?? false,
  isGalleryShared: event.isGallerySharedPermission ?? false,
  affiliateCode: parseAffiliateCode(event.affiliateCode ?? null),
  answers: (event.EventQuestionAnswers ?? []).filter(({ answer }) => answer !== ''),
});

const postalCodeIn = (address: string): string | null =>
  /\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/i.exec(address)?.[0] ?? null;
