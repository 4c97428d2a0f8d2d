import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { FastifyReply } from 'fastify';

/** Bad input, in the form that every refusal of the product has (Z-R01). */
export const refuse = (reply: FastifyReply, message: string): FastifyReply =>
  reply.code(400).send({
    status: 1,
    message,
    errors: ['invalid_input' satisfies ErrorCode],
    payload: { items: null },
  });
