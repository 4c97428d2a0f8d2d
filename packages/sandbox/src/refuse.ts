import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { FastifyReply } from 'fastify';

/** Sends a refusal in the form of the product (Z-R01); bad input by default. */
export const refuse = (reply: FastifyReply, message: string, httpStatus = 400): FastifyReply =>
  reply.code(httpStatus).send({
    status: 1,
    message,
    errors: [(httpStatus === 404 ? 'object_does_not_exist' : 'invalid_input') satisfies ErrorCode],
    payload: { items: null },
  });
