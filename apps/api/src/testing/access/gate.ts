import { anyone, ownershipsOf } from '@repo/contracts/endpoint';
import type { Endpoint, Ownership } from '@repo/contracts/endpoint';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { failureOfFramework, handleErrors, sendFailure } from '../../http/error-handler.ts';
import { authenticate } from '../../http/authenticate.ts';
import type { ActorOfToken } from '../../http/authenticate.ts';
import { checkOwnership } from '../../http/ownership.ts';
import { RequestFailure } from '../../http/request-failure.ts';
import type { ObjectIds } from '../requests/valid-request.ts';

/** The error that every handler of the gate answers with, to show that a call reached it. */
const reached = 'action_is_not_possible_now';
export const reachedHandler = (body: string): boolean => body.includes(`"errors":["${reached}"`);

/** Returns made-up object ids of an account, from which the gate can tell their owner without a database. */
export const numberedObjectsOf = (accountId: number): ObjectIds =>
  accountId === 0
    ? {
        account: 0,
        event: 0,
        request: 0,
        order: 0,
        message: 0,
        file: 0,
        notification: 0,
        portfolioImage: 0,
      }
    : {
        account: accountId,
        event: 1_000_000 + accountId,
        order: 2_000_000 + accountId,
        message: 3_000_000 + accountId,
        file: 4_000_000 + accountId,
        notification: 5_000_000 + accountId,
        request: 6_000_000 + accountId,
        portfolioImage: 7_000_000 + accountId,
      };

const numberedKinds = [
  'event',
  'request',
  'order',
  'message',
  'file',
  'notification',
  'portfolioImage',
] as const satisfies readonly Ownership['of'][];

/** A check that the gate leaves out, so that a test can prove that its absence is noticed. */
export type Weakness = 'kinds unchecked' | 'owners unchecked' | 'only the first owner checked';

/**
 * Opens a server with the product's authentication, kind and ownership checks, whose handlers only report that they
 * were reached. Covers every endpoint of the contract, implemented or not. A weakness leaves one check out.
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
  authenticate(app, actorOfToken);
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

/** Returns the endpoint with its form fields as JSON, because forms are only received after these checks. */
export function withoutForm(endpoint: Endpoint): Endpoint {
  const { files: _, ...inJson } = endpoint;
  return inJson;
}

function weakened(endpoint: Endpoint, weakness: Weakness | undefined): Endpoint {
  if (weakness === 'kinds unchecked') return { ...endpoint, actors: anyone };
  const [first] = ownershipsOf(endpoint);
  if (weakness === undefined || first === undefined) return endpoint;
  const { ownership: _, ...open } = endpoint;
  return weakness === 'only the first owner checked' ? { ...open, ownership: first } : open;
}
