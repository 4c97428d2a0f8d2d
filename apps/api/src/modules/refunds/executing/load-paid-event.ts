import type { Database } from '../../../database/schema.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import type { PaidEvent } from './paid-order.ts';

export async function loadPaidEvent(database: Database, eventId: number): Promise<PaidEvent> {
  const orders = ordersIn(database);
  return {
    orders: await orders.listOfEvent(eventId, ['paid']),
    lines: await orders.listPaidLines(eventId),
  };
}
