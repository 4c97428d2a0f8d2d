export { isCancelAllowed } from './cancelling.policy.ts';
export { noteRefund } from './note-refund.ts';
export type { RefundDeps } from './refund-deps.ts';
export { refundLines } from './refund-lines.ts';
export type { LinesToRefund, RefundedLine } from './refund-lines.ts';
export { returnPayment } from './return-payment.ts';
