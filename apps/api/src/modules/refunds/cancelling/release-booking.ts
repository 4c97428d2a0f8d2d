import { requestMachine } from '@repo/domain/machine/request-machine';
import { transition } from '@repo/domain/machine/transition';
import type { Database } from '../../../database/schema.ts';
import { releaseTime } from '../../matching/matching.module.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import type { LineRecord } from '../../orders/orders.module.ts';

/** Takes a request back and lets go of the provider's time; a line without a request, or with an ended one, has none. */
export async function releaseBooking(transaction: Database, line: LineRecord): Promise<void> {
  if (line.request === null) return;
  const cancelled = transition(requestMachine, line.request, 'cancel');
  if (!cancelled.ok) return;
  await ordersIn(transaction).changeLine(line.id, { request: cancelled.value });
  if (line.occupancyId !== null) await releaseTime(transaction, line.occupancyId, 'cancelled');
}
