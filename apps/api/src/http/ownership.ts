import type { Endpoint, Ownership } from '@repo/contracts/endpoint';
import { ownershipsOf } from '@repo/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../actor.ts';
import { RequestFailure } from './request-failure.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly ownershipChecks: Map<Ownership['of'], OwnershipCheck>;
  }
}

type Id = number | string;

/** Returns whether all of these objects exist and belong to the actor. */
type OwnershipCheck = (actor: Actor, ids: readonly Id[]) => Promise<boolean>;

/** The parts of a call, as its schemas have parsed them. */
type Parts = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** Prepares the registry of ownership checks, which modules fill; the check of accounts is built in. */
export function checkOwnership(app: FastifyInstance): void {
  app.decorate('ownershipChecks', new Map([['account', isOwnAccount]]));
}

/** A string in place of an account id is a token from a mail, which the command checks. */
const isOwnAccount: OwnershipCheck = async (actor, ids) =>
  ids.every((id) => typeof id === 'string' || (actor.kind !== 'guest' && id === actor.accountId));

/**
 * Refuses a call about foreign objects exactly like one about missing objects. Operators may read everything,
 * and make changes only through their own calls, which are audited.
 */
export async function refuseForeignObjects(
  app: FastifyInstance,
  endpoint: Endpoint,
  actor: Actor,
  parts: Parts,
): Promise<void> {
  if (actor.kind === 'operator' && endpoint.method === 'GET') return;
  for (const { of, id } of ownershipsOf(endpoint)) {
    const ids = idsAt(parts, id);
    if (ids.length === 0) continue;
    const isOwn = await app.ownershipChecks.get(of)?.(actor, ids);
    if (isOwn === true) continue;
    // Answers an expired session with 401, because a 404 would claim that the caller's own object does not exist.
    const isSignedOut = actor.kind === 'guest' && actor.hasStaleToken;
    throw new RequestFailure(isSignedOut ? 'session_has_expired' : 'object_does_not_exist');
  }
}

/** Returns the ids at a place such as `body.GalleryFiles.Id`; 0 and null name no object (A-82, S1§3). */
function idsAt(parts: Parts, place: string): readonly Id[] {
  const found = place.split('.').reduce<readonly unknown[]>(fieldsNamed, [parts]);
  return found
    .flat()
    .filter((value): value is Id => typeof value === 'number' || typeof value === 'string')
    .filter((value) => value !== 0);
}

const fieldsNamed = (values: readonly unknown[], name: string): readonly unknown[] =>
  values
    .flat()
    .map((value) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined));
