import type { ErrorCode } from '../errors/error-catalogue.ts';
import type { EventStatus } from '../machine/event-machine.ts';
import type { RecapState } from '../machine/recap-machine.ts';
import { fail, ok, type Result } from '../result.ts';
import type { BookedItem } from './event-status.ts';

const hostLists: ReadonlyMap<string, readonly EventStatus[]> = new Map([
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
  const statuses = hostLists.get(word.toLowerCase());
  return statuses === undefined ? fail('invalid_input') : ok(statuses);
}

export type ProviderList = 'upcoming' | 'completed';

function listNamed<List extends string>(lists: readonly List[], word: string): Result<List, ErrorCode> {
  const named = lists.find((list) => list === word.toLowerCase());
  return named === undefined ? fail('invalid_input') : ok(named);
}

/** Returns the tab of My events by the word in a provider's path. */
export const providerListNamed = (word: string): Result<ProviderList, ErrorCode> =>
  listNamed(['upcoming', 'completed'], word);

/** Returns the tab of Recap events by the word in a provider's path. */
export const recapListNamed = (word: string): Result<RecapState, ErrorCode> =>
  listNamed(['pending', 'completed'], word);

/**
 * Returns the tab of My events in which a provider sees an event (S3§2), or null: accepted events only, completed
 * from the provider's own check-out on.
 */
export function providerListOf(own: BookedItem, event: EventStatus): ProviderList | null {
  if (own.request !== 'accepted' || event === 'cancel') return null;
  return own.check === 'checkOut' || event === 'completed' ? 'completed' : 'upcoming';
}
