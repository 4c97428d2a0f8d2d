import type { Database } from '../../database/schema.ts';
import { hostOrdersRepository } from './host-orders.repository.ts';
import { orderListRepository } from './order-list.repository.ts';
import { orderWritingRepository } from './order-writing.repository.ts';
import { unpaidHoldsRepository } from './unpaid-holds.repository.ts';
import { wholeOrderRepository } from './whole-order.repository.ts';

/** Reads and writes orders in the transaction of the caller. */
export const orderRepository = (database: Database) => ({
  ...wholeOrderRepository(database),
  ...orderListRepository(database),
  ...hostOrdersRepository(database),
  ...orderWritingRepository(database),
  ...unpaidHoldsRepository(database),
});
