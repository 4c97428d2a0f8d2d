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
}

export function sendFailure(
  reply: FastifyReply,
  { code, details, retryAfterSeconds }: RequestFailure,
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.code(httpStatusOf(code)).send(failureEnvelope(code, details));
}

/** The framework refuses bodies that are no JSON, too large or of a wrong kind with a status of its own. */
export const failureOfFramework = ({ statusCode = 500 }: Pick<FastifyError, 'statusCode'>): RequestFailure =>
  new RequestFailure(errorCodeOfHttpStatus(statusCode));
