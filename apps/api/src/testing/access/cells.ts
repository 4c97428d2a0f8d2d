import type { ActorKind, Endpoint, Ownership } from '@repo/contracts/endpoint';
import { ownershipsOf } from '@repo/contracts/endpoint';
import { valuesAt, withIdsAt } from '../requests/id-places.ts';
import type { ObjectIds, SentCall } from '../requests/valid-request.ts';
import type { Caller } from './callers.ts';

/** Larger than any id that a test database gets to, and still an id. */
export const missingId = 2_000_000_000;

/** How a call is answered before anybody looks at what it is about; `reached` is whatever comes after that. */
type Verdict = 'session_has_expired' | 'not_allowed' | 'object_does_not_exist' | 'reached';

/** One call of one caller about own objects, or about one that is not. */
export type Cell = {
  readonly objects: string;
  readonly call: SentCall;
  readonly expected: Verdict;
  /** Cells of the same name differ only in whether the object is somebody else's or nobody's. */
  readonly alike?: string;
};

type IdsOf = (accountId: number) => ObjectIds;

/** All that one caller can try at an endpoint, with the answer that the contract's data asks for. */
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
  const strangers = ownershipsOf(endpoint).flatMap(({ of, id: place }: Ownership): Cell[] => {
    const tried = (objects: string, ids: readonly number[], alike: string): Cell => ({
      objects: `${objects} ${of} in ${place}`,
      call: withIdsAt(own, place, ids),
      expected: refused,
      alike: `${alike} ${place}`,
    });
    return [
      tried('foreign', [others[of]], 'alone'),
      tried('missing', [missingId], 'alone'),
      ...(isListAt(own, place)
        ? [
            tried('own and foreign', [ownId(own, place), others[of]], 'among own'),
            tried('own and missing', [ownId(own, place), missingId], 'among own'),
          ]
        : []),
    ];
  });
  // The own objects last: the call may end the session it is made with.
  return [
    ...strangers,
    { objects: 'own', call: own, expected: kindVerdict ?? verdictOnOwn(endpoint, caller) },
  ];
}

/** Whoever is not known signs in first; whoever is known and of the wrong kind is told so. */
function verdictOnKind(actors: readonly ActorKind[], { kind }: Caller): Verdict | undefined {
  if (kind === 'unknown') return actors.includes('guest') ? undefined : 'session_has_expired';
  if (actors.includes(kind)) return undefined;
  return kind === 'guest' ? 'session_has_expired' : 'not_allowed';
}

/** An object of somebody else is answered like one that is not there; operators may look at everything. */
function verdictOnObject({ method }: Endpoint, { kind }: Caller): Verdict {
  if (kind === 'operator' && method === 'GET') return 'reached';
  return kind === 'unknown' ? 'session_has_expired' : 'object_does_not_exist';
}

/** Nothing is anybody's own whose token is good for nothing. */
const verdictOnOwn = (endpoint: Endpoint, { kind }: Caller): Verdict =>
  kind === 'unknown' && ownershipsOf(endpoint).length > 0 ? 'session_has_expired' : 'reached';

const ownId = (call: SentCall, place: string): number => Number(valuesAt(call, place)[0]);

/** Whether several objects can be named at a place: a second id given there is kept. */
const isListAt = (call: SentCall, place: string): boolean =>
  valuesAt(withIdsAt(call, place, [1, 2]), place).length > 1;
