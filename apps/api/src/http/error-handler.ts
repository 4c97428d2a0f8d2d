import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodeOfHttpStatus, httpStatusOf } from '@repo/domain/errors/error-catalogue';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { failureEnvelope } from './reply-envelope.ts';
import { RequestFailure } from './request-failure.ts';

/** The one place where a failure becomes a reply: expected ones by their code, bugs as a logged 500. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | RequestFailure>((error, request, reply) => {
    const failure = error instanceof RequestFailure ? error : failureOfFramework(error);
    if (httpStatusOf(failure.code) === 500) {
      request.log.error({ err: error, requestId: request.id }, 'request failed');
    }
    return sendFailure(reply, failure);
  });
  // Nothing is expected of us beyond an answer: an unknown expectation must not end in one without an envelope.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

/** What may have been said of a content that then could not be read. */
const ofTheContent = ['content-length', 'content-range', 'content-disposition', 'accept-ranges', 'etag'];

/** Nobody keeps a failure: what was not there may come, and what is kept for good must not be a fault. */
export function sendFailure(
  reply: FastifyReply,
  { code, details, retryAfterSeconds }: RequestFailure,
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  for (const name of ofTheContent) reply.removeHeader(name);
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  return reply.code(httpStatusOf(code)).send(failureEnvelope(code, details));
}

/** The framework refuses bodies that are no JSON, too large or of a wrong kind with a status of its own. */
export const failureOfFramework = ({ statusCode = 500 }: Pick<FastifyError, 'statusCode'>): RequestFailure =>
  new RequestFailure(errorCodeOfHttpStatus(statusCode));

/** What was too broken, too long or too slow to become a request is refused on the connection, in the envelope. */
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
