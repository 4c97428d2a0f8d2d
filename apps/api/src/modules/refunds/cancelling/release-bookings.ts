import { requestMachine } from '@repo/domain/machine/request-machine';
import { transition } from '@repo/domain/machine/transition';
import type { Database } from '../../../database/schema.ts';
import { releaseSlots } from '../../calendar/calendar.module.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import type { LineRecord } from '../../orders/orders.module.ts';

/** Cancels the open and accepted requests among lines and frees their slots. Leaves other lines unchanged. */
export async function releaseBookings(transaction: Database, lines: readonly LineRecord[]): Promise<void> {
  const booked = lines.flatMap((line) => {
    const cancelled = line.request === null ? undefined : transition(requestMachine, line.request, 'cancel');
    return cancelled?.ok === true ? [{ ...line, request: cancelled.value }] : [];
  });
  const held = booked.flatMap(({ providerId, occupancyId }) =>
    providerId === null || occupancyId === null ? [] : [{ providerId, occupancyId }],
  );
  await releaseSlots(transaction, held, 'cancelled');
  for (const { id, request } of booked) await ordersIn(transaction).changeLine(id, { request });
}
