import type { EventConsents } from '@repo/contracts/events/event-consents';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import type { BookingDeps } from '../../deps.ts';
import { consentTextVersions } from '../identity/identity.module.ts';
import { eventsIn, ordersIn } from '../orders/orders.module.ts';
import type { EventRecord } from '../orders/orders.module.ts';
import { removeEventPhotos } from '../profiles/profiles.module.ts';
import { eventConsentRepository } from './event-consent.repository.ts';

type ConsentChange = { readonly [Name in keyof EventConsents]?: EventConsents[Name] | undefined };

/**
 * Gives or withdraws consents of an own event. Each change is stored as a decision with the version of its text; the
 * same answer sent again is none.
 */
export const changeEventConsents = (
  deps: BookingDeps,
  hostId: number,
  eventId: number,
  change: ConsentChange,
): Promise<Result<EventConsents, ErrorCode>> =>
  inTransaction(deps.database, async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    if (event?.hostId !== hostId) return fail('object_does_not_exist');
    const { isMarketingAllowed, isGalleryShared } = event;
    const { isConsentForMarketing = isMarketingAllowed, isGallerySharedPermission = isGalleryShared } =
      change;
    if (isGallerySharedPermission !== isGalleryShared)
      await decide(deps, transaction, event, { kind: 'gallerySharing', isGiven: isGallerySharedPermission });
    if (isConsentForMarketing !== isMarketingAllowed) {
      const decision = { kind: 'marketing', isGiven: isConsentForMarketing } as const;
      const consentId = await decide(deps, transaction, event, decision);
      if (!isConsentForMarketing) await removePhotos(deps, transaction, eventId, consentId);
    }
    return ok({ isConsentForMarketing, isGallerySharedPermission });
  });

type Decision = { readonly kind: 'marketing' | 'gallerySharing'; readonly isGiven: boolean };

async function decide(
  { clock, recordBookingEvent }: BookingDeps,
  transaction: Database,
  { id: eventId, hostId }: EventRecord,
  { kind, isGiven }: Decision,
): Promise<number> {
  await eventsIn(transaction).change(
    eventId,
    kind === 'marketing' ? { isMarketingAllowed: isGiven } : { isGalleryShared: isGiven },
  );
  const consentId = await eventConsentRepository(transaction).add({
    accountId: hostId,
    eventId,
    kind,
    isGiven,
    textVersion: consentTextVersions.event,
    decidedAt: new Date(clock.nowMs()),
  });
  await recordBookingEvent(transaction, { what: 'consentsChanged', eventId, consentId });
  return consentId;
}

/** Photos that cannot be added any more leave the profiles, and each provider who loses some is told. */
async function removePhotos(
  { jobs, recordBookingEvent }: BookingDeps,
  transaction: Database,
  eventId: number,
  consentId: number,
): Promise<void> {
  const lines = await ordersIn(transaction).listPaidLines(eventId);
  const lineIds = new Map(
    lines.flatMap(({ id, kind, providerId, request }) =>
      kind === 'provider' && providerId !== null && request === 'accepted' ? [[providerId, id]] : [],
    ),
  );
  const removed = await removeEventPhotos(transaction, jobs.enqueue, {
    eventId,
    providerIds: [...lineIds.keys()],
  });
  for (const [providerId, count] of removed) {
    const lineId = lineIds.get(providerId);
    if (lineId !== undefined)
      await recordBookingEvent(transaction, { what: 'photosRemoved', lineId, consentId, count });
  }
}
