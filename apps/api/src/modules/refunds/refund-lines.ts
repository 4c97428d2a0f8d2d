import type { LineRefund } from '@repo/domain/refund/refund-order';
import type { RefundCause } from '@repo/domain/refund/refund-terms';
import type { Database } from '../../database/schema.ts';
import type { RefundDeps } from './refund-deps.ts';

export type LinesToRefund = {
  readonly orderId: number;
  readonly lineIds: readonly number[];
  readonly cause: RefundCause;
};

/** What came back for one line. */
export type RefundedLine = Omit<LineRefund, 'lineId'> & { readonly lineId: number };

/**
 * Ends lines of a paid order and gives back what the cause makes due. The caller has locked the event, and has
 * moved a line that was declined to `declined`; request and time of a line are the caller's too. What hangs on a line
 * goes with it: the extensions and tips of a booking, and the recaps once nobody is left to film.
 */
export async function refundLines(
  transaction: Database,
  deps: RefundDeps,
  { orderId, lineIds, cause }: LinesToRefund,
  now: Date,
): Promise<readonly RefundedLine[]> {
  throw new Error(`not yet ${String([transaction, deps, orderId, lineIds, cause, now])}`);
}
