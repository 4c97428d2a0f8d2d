import { checkSearchedEventId } from '@repo/domain/event/event-search';
import { checkSharePin } from '@repo/domain/gallery/share-link';
import { capabilities } from '@repo/domain/identity/capabilities';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { bookedItem, bookedProvider } from '../wire/booked-items.ts';
import { idOrZeroInText, idParams, publicEventId, token } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { ruledText } from '../wire/texts.ts';
import { eventDate } from '../wire/times.ts';
import { sharedGallery } from './gallery-file.ts';

const topic = 'Shared galleries';

/** The code and PIN of a shared link. Without a code the gallery opens if the host has shared it. */
const shareQuery = pageQuery.extend({
  code: token.optional(),
  pin: ruledText(checkSharePin, textLimits.sharePinDigits.to).optional(),
});

const shownProvider = bookedProvider
  .pick({ id: true, firstName: true, lastName: true, sbPortfolios: true })
  /** The town only: the page is public, and a provider's address is a home (S3§3). */
  .extend({ address: z.object({ currentLocation: z.string() }) });

/** The event of a public id, for the result card (S2§2); `id` is the public id. */
export const attendedEvent = z.object({
  id: z.string(),
  eventName: z.string(),
  eventDate,
  orders: z.array(
    z.object({
      orderItems: z.array(bookedItem.pick({ sbuserId: true }).extend({ sbUser: shownProvider.nullable() })),
    }),
  ),
});
export type AttendedEvent = z.output<typeof attendedEvent>;

export const recentSearch = z.object({ eventId: z.string(), eventName: z.string() });
export type RecentSearch = z.output<typeof recentSearch>;

/** Public, so it names events by public id only; unknown ids are rate-limited. */
export const getSharedGallery = defineEndpoint('GET /api/v1/User/EventGallery/SharedGalleryFiles/:id', {
  topic,
  summary: 'A gallery that its host has shared',
  actors: capabilities.viewSharedGallery,
  source: 'S2§7, A-39, A-40',
  params: z.object({ id: publicEventId }),
  query: shareQuery,
  errors: ['invalid_event_id', 'share_pin_is_invalid', 'share_pin_is_incorrect', 'share_link_has_expired'],
  reply: sharedGallery,
  meta: pageTotal,
});

/** A search by a signed-in user also saves the event. A guest's id is 0, and nothing is saved. */
export const findAttendedEvent = defineEndpoint('GET /api/v1/User/EventGallery/AttendedEvent/:id/:search', {
  topic,
  summary: 'Find an attended event by its event ID',
  actors: capabilities.searchAttendedEvents,
  source: 'S2§7, A-82',
  ownership: { of: 'account', id: 'params.id' },
  params: z.object({
    id: idOrZeroInText,
    search: ruledText(checkSearchedEventId, textLimits.eventIdCharacters.to),
  }),
  errors: ['only_alphanumeric_characters_are_allowed', 'this_field_is_invalid'],
  reply: attendedEvent,
});

export const getRecentSearches = defineEndpoint('GET /api/v1/User/EventGallery/RecentSearch/:id', {
  topic,
  summary: 'The events a host has searched for, newest first',
  actors: capabilities.saveSharedGallery,
  source: 'S2§7, A-82',
  ownership: { of: 'account', id: 'params.id' },
  params: idParams,
  query: pageQuery,
  reply: z.array(recentSearch),
  meta: pageTotal,
});

export const sharedGalleryEndpoints = [
  getSharedGallery,
  findAttendedEvent,
  getRecentSearches,
] as const satisfies readonly Endpoint[];
