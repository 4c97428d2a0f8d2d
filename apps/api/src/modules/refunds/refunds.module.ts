import { cancelOrderLine } from '@repo/contracts/operator/bookings/order-lines';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Refund } from '@repo/contracts/checkout/refund';
import type { FastifyInstance } from 'fastify';
import type { BookingDeps, PaymentDeps } from '../../deps.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { cancelEvent } from './cancelling/cancel-event.ts';
import { cancelLine } from './cancelling/cancel-line.ts';
import { previewCancellation } from './cancelling/preview-cancellation.ts';
import { checkPendingRefunds } from './executing/enqueue-refund-check.ts';
import type { RefundedLine } from './executing/calculate-refunds.ts';
import { sendRefund } from './executing/send-refund.ts';
import { sendRefundJob } from './executing/send-refund.job.ts';
import { refundDetailsRepository } from './refund-details.repository.ts';
import { presentRefund } from './refunds.presenter.ts';
import { refundRoutes } from './refunds.routes.ts';

export { isCancelAllowed } from './cancelling/cancel-terms.policy.ts';
export { cancelEvent } from './cancelling/cancel-event.ts';
export { enqueueRefundCheck } from './executing/enqueue-refund-check.ts';
export { refundLines } from './executing/refund-lines.ts';
export { returnPayment } from './executing/return-payment.ts';

/** A bank may take days to confirm a refund. */
const checkEverySeconds = 3600;

/** Cancellations by hosts, and refunds. */
export function refundsModule(app: FastifyInstance, deps: PaymentDeps): void {
  deps.jobs.handle(sendRefundJob, (refund) => sendRefund(deps, refund));
  deps.jobs.repeat('ask-for-refunds', checkEverySeconds, () => checkPendingRefunds(deps), 'payments');
  refundRoutes(app, {
    preview: async (eventId) => presented(deps, await previewCancellation(deps, eventId)),
    cancel: async (cancellation) => presented(deps, await cancelEvent(deps, cancellation)),
  });
}

/** The cancellations that operators can make. */
export const refundOperations = (deps: BookingDeps): readonly OperatorCall[] => [
  operatorCall(cancelOrderLine, async ({ params, body }, author) =>
    presented(deps, await cancelLine(deps, author, { lineId: params.orderLineId, reason: body.reason })),
  ),
];

async function presented<Failure>(
  { database }: Pick<BookingDeps, 'database'>,
  refunded: Result<readonly RefundedLine[], Failure>,
): Promise<Result<Refund, Failure>> {
  if (!refunded.ok) return refunded;
  const lineIds = refunded.value.map(({ lineId }) => lineId);
  return ok(presentRefund(refunded.value, await refundDetailsRepository(database).list(lineIds)));
}
