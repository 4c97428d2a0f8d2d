import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { failurePlace, failureReason } from '../failure-reason.ts';

/** Names of fields with secrets or personal data, at any depth of a logged object. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'token',
  'accessToken',
  'email',
  'phoneNumber',
];

/** Long enough to reach our own code below the frames of framework, pool and query builder. */
const mostFrames = 20;

/**
 * Returns what is logged of a failure. Leaves out the fields of the error, because the database puts whole rows into
 * them, with emails and hashes; keeps the constraint name, which we chose.
 */
const loggedFailure = (failure: unknown) => ({
  reason: failureReason(failure),
  ...(failure instanceof Error && 'constraint' in failure ? { constraint: failure.constraint } : {}),
  at: failurePlace(failure, mostFrames),
});

export const productLogger = (level: string, stream?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: loggedFailure },
      redact: {
        paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[removed]',
      },
    },
    stream,
  );

/**
 * Logs one line per request. It names the route instead of the address, which may carry tokens, promo codes and ids;
 * headers, bodies and network addresses are left out.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, routeOptions, log } = request;
    const { statusCode, elapsedTime } = reply;
    log.info(
      {
        requestId: id,
        method,
        route: routeOptions.url ?? 'unmatched',
        statusCode,
        ms: Math.round(elapsedTime),
      },
      'answered',
    );
    done();
  });
}
