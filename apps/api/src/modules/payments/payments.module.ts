import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Jobs } from '../../ports/jobs.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { paymentRoutes } from './payments.routes.ts';
import { receiveMessage } from './receive-message.ts';
import { endHold } from './settling/end-hold.ts';
import { reconcilePayments } from './settling/reconcile-payments.ts';
import { endHoldJob } from './settling/watch-order.ts';

export { completeOrder } from './completing/complete-order.ts';
export { expireOrder } from './completing/expire-order.ts';
export { letGoOfOrder } from './completing/let-go-of-order.ts';
export { openPayment } from './opening/open-payment.ts';
export type { PaymentDeps } from './payment-deps.ts';
export { settleOrder } from './settling/settle-order.ts';
export { watchOrder } from './settling/watch-order.ts';

type Deps = PaymentDeps & { readonly jobs: Jobs; readonly logger: FastifyBaseLogger };

const reconcileEverySeconds = 60;

/** What becomes of an order between its checkout and its payment, and through which doors the payment comes in. */
export function paymentsModule(app: FastifyInstance, deps: Deps): void {
  paymentRoutes(app, {
    confirm: (paid) => confirmPayment(deps, paid),
    receive: async (body, signature) => {
      const message = deps.payments.readMessage(body, signature);
      if (message !== undefined) await receiveMessage(deps, message);
      return message !== undefined;
    },
  });
  deps.jobs.handle(endHoldJob, ({ orderId }) => endHold(deps, orderId));
  deps.jobs.repeat('reconcile-payments', reconcileEverySeconds, (signal) => reconcilePayments(deps, signal));
}
