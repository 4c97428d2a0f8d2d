import type { EventToBookAgain } from '@repo/contracts/events/book-again';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { Database } from '../../database/schema.ts';
import { presentPortfolioImage } from '../../files/images/portfolio-image.ts';
import { eventsIn } from '../orders/orders.module.ts';
import { findListedProviders, presentAvailableProvider } from '../search/search.module.ts';
import { canBookAgain } from './book-again.policy.ts';
import { hostEventRepository } from './host-event.repository.ts';

/** Returns an event that is over, as the booking form is filled in with it, and who of its providers is still listed. */
export async function findEventToBookAgain(
  database: Database,
  eventId: number,
): Promise<Result<EventToBookAgain, ErrorCode>> {
  const event = await eventsIn(database).find(eventId);
  if (event === undefined || event.status === 'unpaid') return fail('object_does_not_exist');
  if (!canBookAgain(event.status)) return fail('action_is_not_possible_now');
  const { answers, providers } = await hostEventRepository(database).loadForAgain(eventId);
  const listed = await findListedProviders(
    database,
    providers.map(({ id }) => id),
  );
  const cards = providers.flatMap(({ id }) => listed.find((provider) => provider.id === id) ?? []);
  return ok({
    eventName: event.name,
    eventStartTime: secondsOf(event.startsAt),
    sbstartTime: secondsOf(event.providerStartsAt),
    duration: event.durationHours,
    eventTypeId: event.eventTypeId,
    eventLocation: {
      currentLocation: event.address,
      latitude: event.latitude,
      longitude: event.longitude,
    },
    postalCode: event.postalCode,
    apartment: event.apartment,
    additionalNotes: event.notes,
    contactname: event.contactName,
    phoneNumber: event.contactPhone,
    isConsentForMarketing: event.isMarketingAllowed,
    isGallerySharedPermission: event.isGalleryShared,
    EventQuestionAnswers: [...answers],
    providers: cards.map((provider) => presentAvailableProvider(provider, presentPortfolioImage)),
    unavailable: providers
      .filter(({ id }) => !cards.some((card) => card.id === id))
      .map(({ firstName }) => firstName),
  });
}
