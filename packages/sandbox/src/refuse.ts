import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { FastifyReply } from 'fastify';

/** What cannot be done, in the form that every refusal of the product has (Z-R01); bad input unless told otherwise. */
export const refuse = (reply: FastifyReply, message: string, httpStatus = 400): FastifyReply =>
  reply.code(httpStatus).send({
    status: 1,
    message,
    errors: [(httpStatus === 404 ? 'object_does_not_exist' : 'invalid_input') satisfies ErrorCode],
    payload: { items: null },
  });
