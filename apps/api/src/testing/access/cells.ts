import type { ActorKind, Endpoint, Ownership } from '@repo/contracts/endpoint';
import { ownershipsOf } from '@repo/contracts/endpoint';
import { valuesAt, withIdsAt } from '../requests/id-places.ts';
import type { ObjectIds, SentCall } from '../requests/valid-request.ts';
import type { Caller } from './callers.ts';

/** A valid id that is larger than any in a test database. */
export const missingId = 2_000_000_000;

/** The answer of the access checks, which run before the handler; `reached` means that they pass. */
type Verdict = 'session_has_expired' | 'not_allowed' | 'object_does_not_exist' | 'reached';

/** One call of one caller, naming own, foreign or missing objects, with the expected answer. */
export type Cell = {
  readonly objects: string;
  readonly call: SentCall;
  readonly expected: Verdict;
  /** Cells of the same name differ only in whether the object is foreign or missing. */
  readonly alike?: string;
};

type IdsOf = (accountId: number) => ObjectIds;

/** Returns every call that one caller can try at an endpoint, with the answer that the contract declares. */
export function cellsOf(
  endpoint: Endpoint,
  caller: Caller,
  idsOf: IdsOf,
  requestFor: (ids: ObjectIds) => SentCall,
): readonly Cell[] {
  const own = requestFor(idsOf(caller.accountId));
  const others = idsOf(caller.otherAccountId);
  const kindVerdict = verdictOnKind(endpoint.actors, caller);
  const refused = kindVerdict ?? verdictOnObject(endpoint, caller);
  const refusedCells = ownershipsOf(endpoint).flatMap(({ of, id: place }: Ownership): Cell[] => {
    const cell = (objects: string, ids: readonly number[], alike: string): Cell => ({
      objects: `${objects} ${of} in ${place}`,
      call: withIdsAt(own, place, ids),
      expected: refused,
      alike: `${alike} ${place}`,
    });
    return [
      cell('foreign', [others[of]], 'alone'),
      cell('missing', [missingId], 'alone'),
      ...(isListAt(own, place)
        ? [
            cell('own and foreign', [ownId(own, place), others[of]], 'among own'),
            cell('own and missing', [ownId(own, place), missingId], 'among own'),
          ]
        : []),
    ];
  });
  // Own objects come last: the call may end the session it is made with.
  return [
    ...refusedCells,
    { objects: 'own', call: own, expected: kindVerdict ?? verdictOnOwn(endpoint, caller) },
  ];
}

/** Returns the refusal of a caller who must sign in first or is of the wrong kind. */
function verdictOnKind(actors: readonly ActorKind[], { kind }: Caller): Verdict | undefined {
  if (kind === 'unknown') return actors.includes('guest') ? undefined : 'session_has_expired';
  if (actors.includes(kind)) return undefined;
  return kind === 'guest' ? 'session_has_expired' : 'not_allowed';
}

/** Returns the answer for a foreign or missing object: the same 404, but operators may read everything. */
function verdictOnObject({ method }: Endpoint, { kind }: Caller): Verdict {
  if (kind === 'operator' && method === 'GET') return 'reached';
  return kind === 'unknown' ? 'session_has_expired' : 'object_does_not_exist';
}

/** Returns the answer for an own object; a caller with an invalid token owns nothing. */
const verdictOnOwn = (endpoint: Endpoint, { kind }: Caller): Verdict =>
  kind === 'unknown' && ownershipsOf(endpoint).length > 0 ? 'session_has_expired' : 'reached';

const ownId = (call: SentCall, place: string): number => Number(valuesAt(call, place)[0]);

/** Returns whether a place takes several ids: a second id written there is kept. */
const isListAt = (call: SentCall, place: string): boolean =>
  valuesAt(withIdsAt(call, place, [1, 2]), place).length > 1;
