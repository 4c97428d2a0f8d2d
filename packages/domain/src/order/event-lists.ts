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
 * Which stored statuses a host's list shows for the word in its path: UPCOMING holds pending and upcoming
 * the three spellings of cancel are one, drafts and recap-only events are in no list.
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

/** The tab of My events that the word in a provider's path names. */
export const providerListNamed = (word: string): Result<ProviderList, ErrorCode> =>
  listNamed(['upcoming', 'completed'], word);

/** The tab of Recap events that the word in a provider's path names. */
export const recapListNamed = (word: string): Result<RecapState, ErrorCode> =>
  listNamed(['pending', 'completed'], word);

/**
 * In which of the two tabs of My events a provider sees an event (S3§2): accepted ones only, and completed
 * from the provider's own check-out on. Nothing else of it is shown there.
 */
export function providerListOf(own: BookedItem, event: EventStatus): ProviderList | null {
  if (own.request !== 'accepted' || event === 'cancel') return null;
  return own.check === 'checkOut' || event === 'completed' ? 'completed' : 'upcoming';
}
