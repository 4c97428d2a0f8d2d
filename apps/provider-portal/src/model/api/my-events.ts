import type { ApiFailure } from '@repo/api-client/api-failure';
import { pageOf } from '@repo/api-client/page-of';
import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallInput, CallReply, EndpointKey } from '@repo/contracts/contract';
import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import { brand } from '@repo/domain/brand';
import type { ProviderList } from '@repo/domain/order/event-lists';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { SessionExtra } from '@repo/session/session/open-session';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { storeEvents, storedEvents, storedPart, storePart } from '../venue/stored-events.ts';
import type { EventDetails, EventPage, PartOfEvent, RecapBriefReply } from '../venue/stored-events.ts';
import { workTimeOf } from '../work-time.ts';

const eventsKey = `GET /api/v1/${brand.slug}/Event/SBMyEvents/:sbUserId/:tab` as const;
const detailsKey = `GET /api/v1/${brand.slug}/Event/GetEventDetailByEventId/:id` as const;
const briefKey = `GET /api/v1/${brand.slug}/reel/GetReelBrief/:eventId` as const;

/** A page of a list, or one event, if the list has it; without either, the first hundred events. */
type EventList = {
  readonly providerId: number;
  readonly tab: ProviderList;
  readonly page?: number;
  readonly eventId?: number;
};

const isForVenue = ({ tab, page = 1, eventId }: EventList): boolean =>
  tab === 'upcoming' && page === 1 && eventId === undefined;
const isUnreached = ({ code }: ApiFailure): boolean => code === 'unable_to_access_server';
const accountOf = (extra: unknown): number => (extra as SessionExtra).keeper.user()?.id ?? 0;

/**
 * The accepted events of a provider, and what the host has written about one of them. What is needed at the venue is
 * stored on the device, and shown from there when the server is not reached.
 */
const myEvents = serverData.injectEndpoints({
  endpoints: (build) => ({
    myEvents: build.query<EventPage, EventList>({
      queryFn: async (list, _, __, ask) => {
        const { providerId, tab, page, eventId } = list;
        const { data, meta, error } = await ask(
          contractCall(eventsKey, {
            params: { sbUserId: String(providerId), tab },
            query: {
              ...(page !== undefined && { page: String(page) }),
              ...(eventId !== undefined && { event: String(eventId) }),
            },
          }),
        );
        if (error === undefined) {
          const loaded = pageOf<ProviderEvent>(data as ProviderEvent[], meta);
          if (isForVenue(list)) await storeEvents(providerId, loaded);
          return { data: loaded };
        }
        const stored = isUnreached(error) ? await storedPageOf(list) : undefined;
        return stored === undefined ? { error } : { data: stored };
      },
      providesTags: ['live', 'localised'],
      onQueryStarted: async (list, { dispatch, queryFulfilled }) => {
        const loaded = await queryFulfilled.catch(() => undefined);
        if (loaded === undefined || !isForVenue(list) || loaded.data.storedAtSeconds !== undefined) return;
        for (const { id, isReelExist } of soonOf(loaded.data.items, nowSeconds())) {
          void dispatch(myEvents.endpoints.eventDetails.initiate(id, { subscribe: false }));
          if (isReelExist) void dispatch(myEvents.endpoints.recapBrief.initiate(id, { subscribe: false }));
        }
      },
    }),
    eventDetails: build.query<EventDetails, number>({
      queryFn: (id, api, _, ask) =>
        loadPart(api, ask, { id, part: 'details', key: detailsKey, input: { params: { id: String(id) } } }),
      providesTags: ['localised'],
    }),
    recapBrief: build.query<RecapBriefReply, number>({
      queryFn: (id, api, _, ask) =>
        loadPart(api, ask, { id, part: 'brief', key: briefKey, input: { params: { eventId: String(id) } } }),
    }),
  }),
});

/** Returns what the device has stored for the venue of what is asked for. */
async function storedPageOf({ eventId, ...list }: EventList): Promise<EventPage | undefined> {
  const stored = isForVenue(list) ? await storedEvents(list.providerId) : undefined;
  if (stored === undefined || eventId === undefined) return stored;
  const items = stored.items.filter(({ id }) => id === eventId);
  return { ...stored, items, total: items.length };
}

type Reply = { readonly data?: unknown; readonly error?: ApiFailure | undefined };
type Ask = (request: ReturnType<typeof contractCall>) => Reply | PromiseLike<Reply>;
type WantedPart<Key extends EndpointKey> = {
  readonly id: number;
  readonly part: PartOfEvent;
  readonly key: Key;
  readonly input: CallInput<Key>;
};

/** Loads a part of an event and stores it; what is stored is returned if the server is not reached. */
async function loadPart<Key extends EndpointKey>(
  { extra }: { readonly extra: unknown },
  ask: Ask,
  { id, part, key, input }: WantedPart<Key>,
): Promise<{ readonly data: CallReply<Key> } | { readonly error: ApiFailure }> {
  const { data, error } = await ask(contractCall(key, input));
  const account = accountOf(extra);
  if (error === undefined) {
    await storePart(account, id, part, data);
    return { data: data as CallReply<Key> };
  }
  const stored = isUnreached(error) ? await storedPart(account, id, part) : undefined;
  return stored === undefined ? { error } : { data: stored as CallReply<Key> };
}

/** How far ahead the details of events are loaded for the venue, and of how many. */
const soon = { seconds: 14 * 24 * secondsPerHour, count: 10 };

/** Returns the next events that are not over. */
const soonOf = (events: readonly ProviderEvent[], now: number): readonly ProviderEvent[] =>
  events
    .filter((event) => {
      const { startsAtSeconds, endsAtSeconds } = workTimeOf(event);
      return endsAtSeconds > now && startsAtSeconds < now + soon.seconds;
    })
    .toSorted((one, other) => one.sbstartTime - other.sbstartTime)
    .slice(0, soon.count);

export const { useMyEventsQuery, useEventDetailsQuery, useRecapBriefQuery } = myEvents;
