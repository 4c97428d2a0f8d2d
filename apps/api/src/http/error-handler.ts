import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodeOfHttpStatus, httpStatusOf } from '@repo/domain/errors/error-catalogue';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { DatabaseUnavailable } from '../database/connections/database-unavailable.ts';
import { isStorageFull } from '../files/storage-full.ts';
import { failureEnvelope } from './reply-envelope.ts';
import { RequestFailure } from './request-failure.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the failure that an error is answered with, and logs what operators need to know of it. */
    readonly failureOf: (error: Error, requestId: string) => RequestFailure;
  }
}

/** Turns every failure into a reply: expected ones by their code, bugs as a logged 500. */
export function handleErrors(app: FastifyInstance, onStorageFull: () => void = () => undefined): void {
  app.decorate('failureOf', (error: Error, requestId: string): RequestFailure => {
    const failure = failureOf(error);
    if (httpStatusOf(failure.code) === 500) app.log.error({ err: error, requestId }, 'request failed');
    if (failure.code === 'database_unavailable')
      app.log.warn({ err: error, requestId }, 'the database was unavailable');
    if (failure.code === 'storage_is_full') {
      app.log.error({ err: error, requestId }, 'there is no space left to write to');
      onStorageFull();
    }
    return failure;
  });
  app.setErrorHandler<Error>((error, request, reply) => sendFailure(reply, app.failureOf(error, request.id)));
  // Ignores the header Expect: Node would refuse an unknown expectation without an envelope.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

/** The Retry-After of database failures: a restarted database accepts connections within seconds. */
const databaseRetrySeconds = 5;
const storageRetrySeconds = 30;

function failureOf(error: Error & Pick<FastifyError, 'statusCode'>): RequestFailure {
  if (error instanceof RequestFailure) return error;
  if (isStorageFull(error)) return new RequestFailure('storage_is_full', [], storageRetrySeconds);
  if (error instanceof DatabaseUnavailable)
    return new RequestFailure('database_unavailable', [], databaseRetrySeconds);
  return failureOfFramework(error);
}

/** Headers that may have been set for content which then could not be read. */
const ofTheContent = ['content-length', 'content-range', 'content-disposition', 'accept-ranges', 'etag'];

/** Errors are never cached. */
export function sendFailure(
  reply: FastifyReply,
  { code, details, retryAfterSeconds, meta }: RequestFailure,
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  for (const name of ofTheContent) reply.removeHeader(name);
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  return reply.code(httpStatusOf(code)).send(failureEnvelope(code, details, meta));
}

/** Converts a refusal of the framework (a body that is too large, not JSON, of a wrong type) by its status. */
export const failureOfFramework = ({ statusCode = 500 }: Pick<FastifyError, 'statusCode'>): RequestFailure =>
  new RequestFailure(errorCodeOfHttpStatus(statusCode));

/** Refuses input that is too malformed, long or slow to be a request, with the envelope on the connection. */
export function refuseBrokenRequest({ code }: { readonly code?: string }, socket: Socket): void {
  if (socket.writable) {
    const failure = code === 'HPE_HEADER_OVERFLOW' ? 'request_too_large' : 'invalid_input';
    const status = httpStatusOf(failure);
    const body = JSON.stringify(failureEnvelope(failure));
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}
