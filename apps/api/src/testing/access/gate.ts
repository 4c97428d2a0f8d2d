import { anyone, ownershipsOf } from '@repo/contracts/endpoint';
import type { Endpoint, Ownership } from '@repo/contracts/endpoint';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { failureOfFramework, handleErrors, sendFailure } from '../../http/error-handler.ts';
import { knowCallers } from '../../http/know-callers.ts';
import type { ActorOfToken } from '../../http/know-callers.ts';
import { checkOwnership } from '../../http/ownership.ts';
import { RequestFailure } from '../../http/request-failure.ts';
import type { ObjectIds } from '../requests/valid-request.ts';

/** What a handler of the gate says when a call has come through to it. */
const reached = 'action_is_not_possible_now';
export const reachedHandler = (body: string): boolean => body.includes(`"errors":["${reached}"`);

/** The objects of an account, without any table: the number says whose they are. */
export const numberedObjectsOf = (accountId: number): ObjectIds =>
  accountId === 0
    ? { account: 0, event: 0, order: 0, message: 0, file: 0, notification: 0 }
    : {
        account: accountId,
        event: 1_000_000 + accountId,
        order: 2_000_000 + accountId,
        message: 3_000_000 + accountId,
        file: 4_000_000 + accountId,
        notification: 5_000_000 + accountId,
      };

const numberedKinds = [
  'event',
  'order',
  'message',
  'file',
  'notification',
] as const satisfies readonly Ownership['of'][];

/** A guard that is left out. */
export type Weakness = 'no kind is judged' | 'no owner is judged' | 'one owner is judged';

/**
 * All that stands before the handlers of the product, with handlers that only say that they were reached: so every
 * endpoint of the contract is judged here, answered by the product already or not. A weakness leaves a guard out.
 */
export function openGate(
  endpoints: readonly Endpoint[],
  actorOfToken: ActorOfToken,
  weakness?: Weakness,
): FastifyInstance {
  const app = Fastify({
    frameworkErrors: (error, _, reply) => void sendFailure(reply, failureOfFramework(error)),
    routerOptions: { maxParamLength: 200 },
  });
  handleErrors(app);
  app.setNotFoundHandler(async () => {
    throw new RequestFailure('object_does_not_exist');
  });
  knowCallers(app, actorOfToken);
  checkOwnership(app);
  for (const of of numberedKinds) {
    app.ownershipChecks.set(of, async (actor, ids) =>
      ids.every((id) => actor.kind !== 'guest' && id === numberedObjectsOf(actor.accountId)[of]),
    );
  }
  for (const endpoint of endpoints) {
    bindEndpoint(app, weakened(withoutForm(endpoint), weakness), async () => {
      throw new RequestFailure(reached);
    });
  }
  return app;
}

/** The endpoint with the fields of its form as JSON: forms are received behind the gate, and tried there. */
export function withoutForm(endpoint: Endpoint): Endpoint {
  const { files: _, ...inJson } = endpoint;
  return inJson;
}

function weakened(endpoint: Endpoint, weakness: Weakness | undefined): Endpoint {
  if (weakness === 'no kind is judged') return { ...endpoint, actors: anyone };
  const [first] = ownershipsOf(endpoint);
  if (weakness === undefined || first === undefined) return endpoint;
  const { ownership: _, ...open } = endpoint;
  return weakness === 'one owner is judged' ? { ...open, ownership: first } : open;
}
