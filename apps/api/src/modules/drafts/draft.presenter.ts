import type { WaitingDraft } from '@repo/contracts/drafts/list-drafts';
import type { SavedDraft } from '@repo/contracts/drafts/get-draft';
import type { AvailableProvider } from '@repo/contracts/matching/available-provider';
import type { OpenDraft } from '@repo/contracts/operator/drafts';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import { secondsOf, secondsOrNull } from '@repo/domain/time/unix-seconds';
import type { EventRecord } from '../orders/orders.module.ts';
import type { DraftParts, WaitingDraftRecord } from './draft.repository.ts';
import type { OpenDraftRecord } from './operator/open-draft.repository.ts';

/** Presents a draft for the booking form (I-R08), with the agreed providers in its cart. */
export const presentDraft = (
  event: EventRecord,
  { answers, suggestions, openOrderId }: DraftParts,
  free: readonly AvailableProvider[],
): SavedDraft => ({
  Event: {
    id: event.id,
    publicId: event.publicId,
    deadline: secondsOrNull(event.answerUntil),
    postalCode: event.postalCode,
    eventName: event.name,
    eventDate: calendarDayOfIso(event.day),
    EventStartTime: secondsOf(event.startsAt),
    sbStartTime: secondsOf(event.providerStartsAt),
    duration: event.durationHours,
    eventLocation: {
      currentLocation: event.address,
      latitude: event.latitude,
      longitude: event.longitude,
    },
    apartment: event.apartment,
    EventTypeId: event.eventTypeId,
    additionalNotes: event.notes,
    contactname: event.contactName,
    phoneNumber: event.contactPhone,
    isConsentForMarketing: event.isMarketingAllowed,
    isGallerySharedPermission: event.isGalleryShared,
    EventQuestionAnswers: [...answers],
    Order: {
      id: openOrderId,
      orderItems: free
        .filter(({ id }) => suggestions.some((suggested) => suggested.id === id && suggested.isAgreed))
        .map((provider) => ({
          ...provider,
          OrderItemTypeId: orderItemTypes.provider,
          SbuserId: provider.id,
          Price: provider.hourlyRate,
          quantity: event.durationHours,
        })),
    },
  },
  suggestedSBz: [...free],
});

/** Presents a draft on the dashboard of its host. */
export const presentWaitingDraft = (draft: WaitingDraftRecord): WaitingDraft => ({
  id: draft.id,
  publicId: draft.publicId,
  eventName: draft.name,
  eventDate: calendarDayOfIso(draft.day),
  sbstartTime: secondsOf(draft.providerStartsAt),
  duration: draft.durationHours,
  deadline: secondsOrNull(draft.answerUntil),
  suggested: [...draft.suggested],
});

/** Presents an open draft with the time left for an answer, negative when it is overdue. */
export const presentOpenDraft = (draft: OpenDraftRecord, nowSeconds: number): OpenDraft => ({
  id: draft.id,
  publicId: draft.publicId,
  eventName: draft.name,
  eventDate: calendarDayOfIso(draft.day),
  sbStartTime: secondsOf(draft.providerStartsAt),
  duration: draft.durationHours,
  currentLocation: draft.address,
  postalCode: draft.postalCode,
  hostId: draft.hostId,
  hostName: `${draft.hostFirstName} ${draft.hostLastName}`,
  hostEmail: draft.hostEmail,
  answerUntil: secondsOf(draft.answerUntil),
  secondsLeft: secondsOf(draft.answerUntil) - nowSeconds,
  providers: [...draft.providers],
});
