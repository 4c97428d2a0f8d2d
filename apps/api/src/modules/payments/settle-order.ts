import type { PaymentDeps } from './payment-tools.ts';

/** `open` can still be paid, or is on its way; `gone` never will be, or its money is on its way back. */
export type Settlement = 'paid' | 'open' | 'gone';

/** Asks the card provider what has become of an order's payment, and completes what is paid. */
export async function settleOrder(
  _deps: PaymentDeps,
  _orderId: number,
  _options: { readonly isEnding: boolean },
): Promise<Settlement> {
  throw new Error('not yet');
}
