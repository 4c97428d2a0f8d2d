import { requestMachine } from '@repo/domain/machine/request-machine';
import { transition } from '@repo/domain/machine/transition';
import type { Database } from '../../../database/schema.ts';
import { releaseTimes } from '../../matching/matching.module.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import type { LineRecord } from '../../orders/orders.module.ts';

/** Takes requests back and lets go of the time they keep; what has ended before, or never was one, stays as it is. */
export async function releaseBookings(transaction: Database, lines: readonly LineRecord[]): Promise<void> {
  const booked = lines.flatMap((line) => {
    const cancelled = line.request === null ? undefined : transition(requestMachine, line.request, 'cancel');
    return cancelled?.ok === true ? [{ ...line, request: cancelled.value }] : [];
  });
  const held = booked.flatMap(({ providerId, occupancyId }) =>
    providerId === null || occupancyId === null ? [] : [{ providerId, occupancyId }],
  );
  await releaseTimes(transaction, held, 'cancelled');
  for (const { id, request } of booked) await ordersIn(transaction).changeLine(id, { request });
}
