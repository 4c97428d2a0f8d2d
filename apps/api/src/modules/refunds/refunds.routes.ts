import { createRefund, previewRefund } from '@repo/contracts/checkout/refund';
import type { Refund } from '@repo/contracts/checkout/refund';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';

type Done = Promise<Result<Refund, ErrorCode>>;

type CancelCommands = {
  readonly preview: (eventId: number) => Done;
  readonly cancel: (cancellation: { readonly eventId: number; readonly orderId: number }) => Done;
};

export function refundRoutes(app: FastifyInstance, { preview, cancel }: CancelCommands): void {
  bindEndpoint(app, previewRefund, async ({ params }) => orFail(await preview(params.eventId)));
  bindEndpoint(app, createRefund, async ({ body }) => orFail(await cancel(body)));
}
