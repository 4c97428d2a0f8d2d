import type { PageOf } from '@repo/api-client/page-of';
import type { CallReply } from '@repo/contracts/contract';
import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import type { BrandSlug } from '@repo/domain/brand';
import { accountKey } from '@repo/session/storage/account-storage';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { readSealed, writeSealed } from '@repo/session/storage/sealed-record';
import { nowSeconds } from '@repo/shell/clock/use-now';

/** A list of events; `storedAtSeconds` is set if it was read from this device, because the server was not reached. */
export type EventPage = PageOf<ProviderEvent> & { readonly storedAtSeconds?: number };

export type EventDetails = CallReply<`GET /api/v1/${BrandSlug}/Event/GetEventDetailByEventId/:id`>;
export type RecapBriefReply = CallReply<`GET /api/v1/${BrandSlug}/reel/GetReelBrief/:eventId`>;

/** What is stored for an event besides its list. */
export type PartOfEvent = 'details' | 'brief';

const eventsKey = (providerId: number): string => accountKey(providerId, 'events');
const partStart = (providerId: number): string => accountKey(providerId, 'event:');
const partKey = (providerId: number, eventId: number, part: PartOfEvent): string =>
  `${partStart(providerId)}${eventId}:${part}`;

/** Stores the upcoming events of a provider for the venue, and forgets what belongs to other events. */
export async function storeEvents(providerId: number, { items, total }: EventPage): Promise<void> {
  await writeSealed(eventsKey(providerId), { items, total, storedAtSeconds: nowSeconds() });
  const kept = new Set(items.map(({ id }) => String(id)));
  const start = partStart(providerId);
  for (const key of browserStorage.keys()) {
    const [eventId = ''] = key.startsWith(start) ? key.slice(start.length).split(':', 1) : [];
    if (eventId !== '' && !kept.has(eventId)) browserStorage.remove(key);
  }
}

/** Returns the upcoming events as they were loaded last; another release may have stored another shape. */
export async function storedEvents(providerId: number): Promise<EventPage | undefined> {
  const stored = await readSealed(eventsKey(providerId));
  const { items, total, storedAtSeconds }: Readonly<Record<string, unknown>> = Object(stored);
  if (!Array.isArray(items) || typeof total !== 'number' || typeof storedAtSeconds !== 'number')
    return undefined;
  return { items: items as ProviderEvent[], total, storedAtSeconds };
}

export const storePart = (
  providerId: number,
  eventId: number,
  part: PartOfEvent,
  reply: unknown,
): Promise<void> => writeSealed(partKey(providerId, eventId, part), reply);

export const storedPart = (providerId: number, eventId: number, part: PartOfEvent): Promise<unknown> =>
  readSealed(partKey(providerId, eventId, part));
