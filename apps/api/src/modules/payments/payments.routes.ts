import { bookingKind, makePayment, receivePaymentMessage } from '@repo/contracts/checkout/pay';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { cents } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import { successEnvelope } from '../../http/reply-envelope.ts';
import { RequestFailure } from '../../http/request-failure.ts';
import type { OrderRecord } from '../orders/orders.module.ts';

export type PaymentCommands = {
  readonly confirm: (paid: {
    readonly eventId: number;
    readonly orderId: number;
  }) => Promise<Result<OrderRecord, ErrorCode>>;
  /** Resolves to false when the signature is not the card provider's. */
  readonly receive: (body: Buffer, signature: string) => Promise<boolean>;
};

export function paymentRoutes(app: FastifyInstance, { confirm, receive }: PaymentCommands): void {
  bindEndpoint(app, makePayment, async ({ params }) => {
    const { eventId, id, kind, totalCents } = orFail(
      await confirm({ eventId: params.eventId, orderId: params.orderItemGroupId }),
    );
    return {
      eventId,
      orderId: id,
      isNewBooking: bookingKind.parse(String(kind)),
      total: dollarsOf(cents(totalCents)),
    };
  });
  app.register(async (scope) => receiveSigned(scope, receive));
}

/** Receives the raw body, because the signature covers its bytes. */
function receiveSigned(scope: FastifyInstance, receive: PaymentCommands['receive']): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  scope.route({
    method: receivePaymentMessage.method,
    url: receivePaymentMessage.path,
    config: { endpoint: receivePaymentMessage },
    handler: async ({ body, headers }, reply) => {
      const signature = headers['stripe-signature'];
      const isSigned =
        Buffer.isBuffer(body) && typeof signature === 'string' && (await receive(body, signature));
      if (!isSigned) throw new RequestFailure('invalid_input');
      return reply.header('cache-control', 'no-store').send(successEnvelope(null));
    },
  });
}
