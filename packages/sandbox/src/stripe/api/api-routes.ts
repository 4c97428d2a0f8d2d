import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textIn } from '../../text-in.ts';
import { newId } from '../objects/new-id.ts';
import type { AccountOperations } from '../account-operations.ts';
import { StripeRefusal, invalidRequest } from '../stripe-refusal.ts';
import { runIdempotently } from './run-idempotently.ts';
import type { StripeEndpoint } from './endpoint.ts';
import { formTreeOf } from './form-tree.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { eventEndpoints } from './event-endpoints.ts';
import { refundEndpoints } from './refund-endpoints.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { transferEndpoints } from './transfer-endpoints.ts';

type Deps = {
  readonly operations: AccountOperations;
  readonly secretKey: string;
  readonly onTrouble: (reason: unknown) => void;
};

const endpoints: readonly StripeEndpoint[] = [
  ...sessionEndpoints,
  ...refundEndpoints,
  ...accountEndpoints,
  ...transferEndpoints,
  ...eventEndpoints,
];

/** The HTTP API of the card provider: forms in, JSON out, a secret key as the bearer. */
export async function apiRoutes(
  scope: FastifyInstance,
  { operations, secretKey, onTrouble }: Deps,
): Promise<void> {
  // The sandbox reads forms as flat fields; here they are nested, and longer.
  scope.removeContentTypeParser('application/x-www-form-urlencoded');
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 262_144 },
    (_, body, done) => done(null, body),
  );
  scope.setErrorHandler((error, _, reply) => {
    const refusal = refusalOf(error);
    if (refusal.httpStatus >= 500) onTrouble(error);
    return reply.code(refusal.httpStatus).send({ error: refusal.body });
  });
  scope.setNotFoundHandler(({ method, url }) => {
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${url}).`,
    });
  });
  scope.addHook('onRequest', async (request, reply) => {
    labelReply(request, reply);
    checkKey(request.headers.authorization, secretKey);
    checkVersion(request.headers['stripe-version']);
  });
  for (const { method, path, act } of endpoints) {
    scope.route({
      method,
      url: `/v1${path}`,
      handler: async (request, reply) => {
        const call = callOf(request);
        const given = formTreeOf(call.encoded);
        if (given === undefined) throw invalidRequest('The parameters cannot be read.');
        const id = textIn(request.params, 'id', 255) ?? '';
        const { body, isReplay } = await runIdempotently(operations, call, (context) =>
          act(context, given, id),
        );
        if (isReplay) reply.header('idempotent-replayed', 'true');
        return body;
      },
    });
  }
}

function callOf({ method, url, body, headers }: FastifyRequest) {
  const [path = '', query = ''] = url.split('?', 2);
  const key = headers['idempotency-key'];
  const isPost = method === 'POST';
  return {
    method,
    path,
    encoded: isPost ? textOf(body) : query,
    idempotencyKey: isPost && typeof key === 'string' ? key : undefined,
  };
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : '');

function labelReply({ headers }: FastifyRequest, reply: FastifyReply): void {
  reply.header('request-id', newId('req')).header('cache-control', 'no-cache, no-store');
  for (const name of ['stripe-version', 'idempotency-key']) {
    if (headers[name] !== undefined) reply.header(name, headers[name]);
  }
}

function checkKey(authorization = '', secretKey: string): void {
  const [, given] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  if (given === undefined) {
    throw new StripeRefusal(401, {
      type: 'invalid_request_error',
      message: 'You did not provide an API key: send it as "Authorization: Bearer YOUR_SECRET_KEY".',
    });
  }
  const [one, other] = [Buffer.from(given), Buffer.from(secretKey)];
  if (one.length !== other.length || !timingSafeEqual(one, other)) {
    throw new StripeRefusal(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${given.slice(0, 8)}****`,
    });
  }
}

function checkVersion(version: string | string[] | undefined): void {
  if (version === undefined || /^20\d\d-\d\d-\d\d(\.[a-z]+)?$/.test(String(version))) return;
  throw invalidRequest(`Invalid Stripe API version: ${String(version)}.`);
}

/** Refusals of the framework, such as an oversized body, are client errors; all others are ours. */
function refusalOf(error: unknown): StripeRefusal {
  if (error instanceof StripeRefusal) return error;
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  return status < 500 && error instanceof Error
    ? new StripeRefusal(status, { type: 'invalid_request_error', message: error.message })
    : new StripeRefusal(500, { type: 'api_error', message: 'The sandbox has trouble: try again.' });
}
