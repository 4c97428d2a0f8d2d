import type { Database } from '../../database/schema.ts';
import { hostOrdersRepository } from './host-orders.repository.ts';
import { orderListRepository } from './order-list.repository.ts';
import { orderWritingRepository } from './order-writing.repository.ts';
import { wholeOrderRepository } from './whole-order.repository.ts';

/** Everything that commands read and write of orders, in the transaction that they are given. */
export const orderRepository = (database: Database) => ({
  ...wholeOrderRepository(database),
  ...orderListRepository(database),
  ...hostOrdersRepository(database),
  ...orderWritingRepository(database),
});
