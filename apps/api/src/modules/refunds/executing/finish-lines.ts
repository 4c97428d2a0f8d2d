import type { Database } from '../../../database/schema.ts';
import { movedLineState, ordersIn } from '../../orders/orders.module.ts';
import { refundRepository } from './refund.repository.ts';

/** Moves the lines of a completed refund to their final state. */
export async function finishLines(transaction: Database, refundId: number): Promise<void> {
  const orders = ordersIn(transaction);
  for (const { lineId } of await refundRepository(transaction).listLines(refundId)) {
    const line = await orders.findLine(lineId);
    if (line?.state === 'refundPending')
      await orders.changeLine(lineId, { state: movedLineState(line, 'finishRefund') });
  }
}
