export { completeOrder } from './complete-order.ts';
export type { Completion } from './complete-order.ts';
export { letGoOfOrder } from './let-go-of-order.ts';
export { openPayment } from './open-payment.ts';
export type { OpenedPayment } from './open-payment.ts';
export type { CompletionDeps, PaymentDeps } from './payment-tools.ts';
export { settleOrder } from './settle-order.ts';
export type { Settlement } from './settle-order.ts';
export { watchOrder } from './watch-order.ts';
