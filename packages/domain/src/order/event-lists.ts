import type { ErrorCode } from '../errors/error-catalogue.ts';
import type { EventStatus } from '../machine/event-machine.ts';
import { fail, ok, type Result } from '../result.ts';
import type { BookedItem } from './event-status.ts';

/** The three lists of a host's events, in the words of the API (S2§2, A-59). */
export const hostLists = ['upcoming', 'completed', 'cancel'] as const;
export type HostList = (typeof hostLists)[number];

const statusesByWord: ReadonlyMap<string, readonly EventStatus[]> = new Map([
  ['upcoming', ['pending', 'upcoming']],
  ['pending', ['pending']],
  ['completed', ['completed']],
  ['cancel', ['cancel']],
  ['cancelled', ['cancel']],
  ['canceled', ['cancel']],
]);

/**
 * Returns the statuses of a host's list by the word in its path: UPCOMING includes pending, cancel has three
 * spellings, drafts and recap-only events are in no list.
 */
export function eventStatusesOfList(word: string): Result<readonly EventStatus[], ErrorCode> {
  const statuses = statusesByWord.get(word.toLowerCase());
  return statuses === undefined ? fail('invalid_input') : ok(statuses);
}

/** Returns the list in which a host sees an event; drafts and recap-only events are in none. */
export const hostListOf = (event: EventStatus): HostList | undefined =>
  hostLists.find((list) => statusesByWord.get(list)?.includes(event));

export type ProviderList = 'upcoming' | 'completed';

/**
 * Returns the tab of My events in which a provider sees an event (S3§2), or null: accepted events only, completed
 * from the provider's own check-out on.
 */
export function providerListOf(own: BookedItem, event: EventStatus): ProviderList | null {
  if (own.request !== 'accepted' || event === 'cancel') return null;
  return own.check === 'checkOut' || event === 'completed' ? 'completed' : 'upcoming';
}
