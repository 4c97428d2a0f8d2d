import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { failurePlace, failureReason } from '../failure-reason.ts';

/** Names of fields that hold secrets or personal data, wherever in a logged object they stand. */
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

/** Through the framework, the pool and the query builder, to the line of ours that began it. */
const mostFrames = 20;

/**
 * What is logged of a failure. The fields of an error are left out: the database puts whole rows into them, with
 * e-mails and hashes. The name of a constraint is ours, and mostly all that one needs to know.
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
 * One line per request. Addresses carry tokens, promo codes and ids of people, so the line names the route and
 * never the address; headers, bodies and network addresses are left out altogether.
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
