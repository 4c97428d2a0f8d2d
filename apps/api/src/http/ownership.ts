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

/** Whether every one of these objects is there and the actor's. */
type OwnershipCheck = (actor: Actor, ids: readonly Id[]) => Promise<boolean>;

/** What a call was given, once its schemas have read it. */
type Parts = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** Prepares the place where modules say whose their objects are; whose an account is, needs no module. */
export function checkOwnership(app: FastifyInstance): void {
  app.decorate('ownershipChecks', new Map([['account', isOwnAccount]]));
}

/** A text in the place of an account's id is a token out of a mail, which its command judges. */
const isOwnAccount: OwnershipCheck = async (actor, ids) =>
  ids.every((id) => typeof id === 'string' || (actor.kind !== 'guest' && id === actor.accountId));

/**
 * Refuses a call about objects of others exactly like one about objects that do not exist. Operators may
 * look at everything, and change things only through their own calls, which are written down.
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
    // Somebody whose session has just run out is not told that their own things do not exist.
    const isSignedOut = actor.kind === 'guest' && actor.hasStaleToken;
    throw new RequestFailure(isSignedOut ? 'session_has_expired' : 'object_does_not_exist');
  }
}

/** The ids at a place such as `body.GalleryFiles.Id`; 0 and nothing name no object (A-82, S1§3). */
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
