import { capabilities } from '@repo/domain/identity/capabilities';
import { eventStatusesOfList } from '@repo/domain/order/event-lists';
import { z } from 'zod';
import { eventStatus } from '../checkout/data-to-send.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { bookedItem, bookedProvider } from '../wire/booked-items.ts';
import { eventAdditions, eventTypeName, shownEventLocation } from '../wire/event-fields.ts';
import { eventIdParams, id, idInText } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { pathWord } from '../wire/texts.ts';
import { epochSeconds, eventDate } from '../wire/times.ts';

/** An event as its host sees it (S2§3 "Event (customer view)"). */
export const hostEvent = z.object({
  id,
  ...eventAdditions,
  status: eventStatus,
  eventName: z.string(),
  eventDate,
  duration: z.int().nonnegative(),
  eventStartTime: epochSeconds,
  sbstartTime: epochSeconds,
  eventType: eventTypeName,
  eventLocation: shownEventLocation,
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

/** The word in the path, with the three spellings of a cancelled event and in any casing. */
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
  beside: pageTotal,
});

const extendableItem = bookedItem.extend({
  sbUser: bookedProvider.extend({ maxExtendHours: z.int().nonnegative() }).nullable(),
});

/** An event with what the extend and tip pages ask of each provider: done already, how much longer. */
export const extendTipEvent = hostEvent.extend({
  orders: z.array(z.object({ id, orderItems: z.array(extendableItem) })),
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

export const eventEndpoints = [listHostEvents, getExtendTipEvent] as const satisfies readonly Endpoint[];
