import type { SavedDraft } from '@repo/contracts/drafts/get-draft';
import type { AvailableProvider } from '@repo/contracts/matching/available-provider';
import type { OpenDraft } from '@repo/contracts/operator/drafts';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import type { EventRecord } from '../orders/orders.module.ts';
import type { DraftParts } from './draft.repository.ts';
import type { OpenDraftRecord } from './office/open-draft.repository.ts';

/** The draft as the page fills its form and its cart with it (I-R08): who has agreed, lies in the cart already. */
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
    eventDate: dayOf(event.day),
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

/** How much time an operator has for an answer; less than nothing is too late. */
export const presentOpenDraft = (draft: OpenDraftRecord, nowSeconds: number): OpenDraft => ({
  id: draft.id,
  publicId: draft.publicId,
  eventName: draft.name,
  eventDate: dayOf(draft.day),
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

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
const secondsOrNull = (at: Date | null): number | null => at && secondsOf(at);
const dayOf = (day: string): number => calendarDayInUtc(Date.parse(day) / 1000);
