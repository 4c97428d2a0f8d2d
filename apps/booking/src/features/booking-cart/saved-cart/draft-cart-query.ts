import { contractCall, serverData } from '@repo/api-client/server-data';
import type { SavedDraft } from '@repo/contracts/drafts/get-draft';
import type { SavedEventCart, SavedLine } from '../../../model/store/saved-cart.ts';
import type { BookableProvider } from '../../../model/store/selection.ts';
import { bookableProviderOf } from '../../../model/api/availability.ts';

/** Returns the cart line of a suggested provider. */
export const savedLineOf = (
  { id, firstName, lastName, hourlyRateCents }: BookableProvider,
  durationHours: number,
): SavedLine => ({
  kind: 'provider',
  providerId: id,
  name: `${firstName} ${lastName}`.trim(),
  hourlyRateCents,
  durationHours,
});

/** Converts a draft of the API (I-R08); providers who have agreed are in its cart already. */
function draftCartOf({ Event: event, suggestedSBz }: SavedDraft): SavedEventCart {
  const suggested = suggestedSBz.map(bookableProviderOf);
  const agreedIds = event.Order.orderItems.flatMap((item) => ('SbuserId' in item ? [item.SbuserId] : []));
  return {
    kind: 'draft',
    eventId: event.id,
    orderId: event.Order.id ?? 0,
    eventName: event.eventName,
    eventDate: event.eventDate,
    startsAtSeconds: event.sbStartTime,
    durationHours: event.duration,
    suggested,
    lines: suggested
      .filter(({ id }) => agreedIds.includes(id))
      .map((provider) => savedLineOf(provider, event.duration)),
    unpaidOrderId: event.Order.id,
  };
}

const draftCart = serverData.injectEndpoints({
  endpoints: (build) => ({
    draftCart: build.query<SavedEventCart, string>({
      query: (id) => contractCall('GET /api/v1/User/EventSetup/GetDraftEvent/:id', { params: { id } }),
      transformResponse: draftCartOf,
    }),
  }),
});

export const { useDraftCartQuery } = draftCart;
