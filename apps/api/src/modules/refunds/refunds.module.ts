import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Refund } from '@repo/contracts/checkout/refund';
import type { FastifyInstance } from 'fastify';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { cancelEvent } from './cancelling/cancel-event.ts';
import type { CancelDeps } from './cancelling/cancel-event.ts';
import { cancelLine } from './cancelling/cancel-line.ts';
import { previewCancellation } from './cancelling/preview-cancellation.ts';
import { askForPendingRefunds } from './giving-back/note-refund.ts';
import type { RefundedLine } from './giving-back/reckon-refunds.ts';
import { sendRefund } from './giving-back/send-refund.ts';
import type { SendRefundDeps } from './giving-back/send-refund.ts';
import { sendRefundJob } from './giving-back/send-refund.job.ts';
import { presentRefund } from './refunds.presenter.ts';
import { lineCalls, refundRoutes } from './refunds.routes.ts';

export { isCancelAllowed } from './cancelling/cancel-terms.policy.ts';
export { cancelEvent } from './cancelling/cancel-event.ts';
export { noteRefund } from './giving-back/note-refund.ts';
export { refundLines } from './giving-back/refund-lines.ts';
export { returnPayment } from './giving-back/return-payment.ts';
export type { RefundDeps } from './refund-deps.ts';

/** A bank may take days over a refund. */
const askEverySeconds = 3600;

/** Cancelling, for hosts, and the work of giving money back. */
export function refundsModule(
  app: FastifyInstance,
  deps: SendRefundDeps & { readonly jobs: Pick<Jobs, 'enqueue' | 'handle' | 'repeat'> },
): void {
  deps.jobs.handle(sendRefundJob, (refund) => sendRefund(deps, refund));
  deps.jobs.repeat('ask-for-refunds', askEverySeconds, () => askForPendingRefunds(deps));
  refundRoutes(app, {
    preview: async (eventId) => presented(await previewCancellation(deps, eventId)),
    cancel: async (cancellation) => presented(await cancelEvent(deps, cancellation)),
  });
}

/** What operators can end for a host. */
export const refundOperations = (deps: CancelDeps): readonly OperatorCall[] =>
  lineCalls(async (author, lineId, reason) => presented(await cancelLine(deps, author, { lineId, reason })));

const presented = <Failure>(refunded: Result<readonly RefundedLine[], Failure>): Result<Refund, Failure> =>
  refunded.ok ? ok(presentRefund(refunded.value)) : refunded;
