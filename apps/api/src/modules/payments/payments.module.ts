import { secondsPerDay } from '@repo/domain/time/seconds';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PaymentDeps } from '../../deps.ts';
import { confirmPayment } from './confirm-payment.ts';
import { sweepPaymentNotes } from './notes/sweep-payment-notes.ts';
import { paymentRoutes } from './payments.routes.ts';
import { receiveMessage } from './receive-message.ts';
import { endHold } from './settling/end-hold.ts';
import { reconcilePayments } from './settling/reconcile-payments.ts';
import { endHoldJob } from './settling/schedule-hold-end.ts';

export { completeOrder } from './completing/complete-order.ts';
export { expireOrder } from './completing/expire-order.ts';
export { releaseUnpaidOrder } from './completing/release-unpaid-order.ts';
export { paymentNoteCalls } from './notes/payment-note-calls.ts';
export { openPayment } from './opening/open-payment.ts';
export { settleOrder } from './settling/settle-order.ts';
export { scheduleHoldEnd } from './settling/schedule-hold-end.ts';

const reconcileEverySeconds = 60;

/** Settles payments: on the return page, by webhook, at the end of the hold and by a sweep every minute. */
export function paymentsModule(
  app: FastifyInstance,
  deps: PaymentDeps & { readonly logger: FastifyBaseLogger },
): void {
  paymentRoutes(app, {
    confirm: (paid) => confirmPayment(deps, paid),
    receive: async (body, signature) => {
      const message = deps.payments.readMessage(body, signature);
      if (message !== undefined) await receiveMessage(deps, message);
      return message !== undefined;
    },
  });
  deps.jobs.handle(endHoldJob, ({ orderId }) => endHold(deps, orderId));
  deps.jobs.repeat(
    'reconcile-payments',
    reconcileEverySeconds,
    (signal) => reconcilePayments(deps, signal),
    'payments',
  );
  deps.jobs.repeat('sweep-payment-notes', secondsPerDay, () => sweepPaymentNotes(deps));
}
