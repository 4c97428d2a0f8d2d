import { capabilities } from '@repo/domain/identity/capabilities';
import { eventStatusesOfList } from '@repo/domain/order/event-lists';
import { z } from 'zod';
import { eventStatus } from '../checkout/data-to-send.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { dollars } from '../wire/amounts.ts';
import { bookedItem, bookedProvider } from '../wire/booked-items.ts';
import { eventAdditions, eventTypeName, shownEventLocation } from '../wire/event-fields.ts';
import { eventIdParams, id, idInText } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { checkedStatus } from '../wire/provider-event.ts';
import { pathWord } from '../wire/texts.ts';
import { epochSeconds, eventDate } from '../wire/times.ts';
import { getEventToBookAgain } from './book-again.ts';
import { changeEventConsents, eventConsents } from './event-consents.ts';

/** An event as its host sees it (S2§3 "Event (customer view)"). */
export const hostEvent = z.object({
  id,
  ...eventAdditions,
  /** What the host consents to: ours. */
  ...eventConsents.shape,
  status: eventStatus,
  eventName: z.string(),
  eventDate,
  duration: z.int().nonnegative(),
  /** The longest extension that was paid for and kept: ours. */
  extendedHours: z.int().nonnegative().optional(),
  /** Whether the host has reviewed every provider who had accepted: ours. */
  isReviewed: z.boolean().optional(),
  /** Whether a provider has delivered files to the gallery: ours. */
  isGalleryReady: z.boolean().optional(),
  eventStartTime: epochSeconds,
  sbstartTime: epochSeconds,
  eventType: eventTypeName,
  eventLocation: shownEventLocation,
  /** The first names of the providers whose answer is awaited: ours. */
  waitingFor: z.array(z.string()),
  /** The providers' names in one text. */
  sbList: z.string(),
  isReelExist: z.boolean(),
  isCancelEventAllowed: z.boolean(),
  order: z.array(z.object({ id })),
  orders: z.array(z.object({ orderItems: z.array(bookedItem) })),
  sbInfo: z.array(z.object({ id, firstName: z.string(), lastName: z.string(), profileImageUrl: z.string() })),
  email: z.string(),
});
export type HostEvent = z.output<typeof hostEvent>;

/** The list name in the path, with three spellings of a cancelled event, in any casing. */
const listName = pathWord.refine((word) => eventStatusesOfList(word).ok, { error: 'invalid_input' });

export const listHostEvents = defineEndpoint('GET /api/v1/User/EventSetup/list/:userId/:status', {
  topic: 'Events',
  summary: 'The events of a host, newest order first',
  actors: capabilities.openCustomerDashboard,
  source: 'S2§7, A-78',
  ownership: { of: 'account', id: 'params.userId' },
  params: z.object({ userId: idInText, status: listName }),
  query: pageQuery,
  reply: z.array(hostEvent),
  meta: pageTotal,
});

const extendableItem = bookedItem.extend({
  sbUser: bookedProvider.extend({ checkedStatus, maxExtendHours: z.int().nonnegative() }).nullable(),
});

/** A paid extension, tip or recap, which was not refunded. */
const boughtAddition = z.object({
  id,
  kind: z.enum(['extension', 'tip', 'recap']),
  /** The provider of an extension or a tip. */
  sbuserId: id.nullable(),
  /** Extra hours or recaps; 1 for a tip. */
  quantity: z.int().positive(),
  /** With service fee and tax, after the discount. */
  total: dollars,
});

/** An event with the state of each provider for the extend and tip pages, and what was added to it. */
export const extendTipEvent = hostEvent.extend({
  orders: z.array(z.object({ id, orderItems: z.array(extendableItem) })),
  additions: z.array(boughtAddition),
});
export type ExtendTipEvent = z.output<typeof extendTipEvent>;

export const getExtendTipEvent = defineEndpoint('GET /api/v1/User/EventSetup/GetExtendTipEvent/:eventId', {
  topic: 'Events',
  summary: 'An event with the providers that can be extended or tipped',
  actors: capabilities.extendBooking,
  source: 'S2§7, A-13',
  ownership: { of: 'event', id: 'params.eventId' },
  params: eventIdParams,
  reply: extendTipEvent,
});

export const eventEndpoints = [
  listHostEvents,
  getExtendTipEvent,
  getEventToBookAgain,
  changeEventConsents,
] as const satisfies readonly Endpoint[];
