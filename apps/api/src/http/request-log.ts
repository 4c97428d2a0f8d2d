import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

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

export const productLogger = (level: string, stream?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
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
