import { inBatches } from '../../../database/in-batches.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { daysAgo } from '../../../ports/clock.ts';
import { releaseBriefFiles } from '../../brief-files/brief-files.module.ts';
import { abandonedEventsIn } from '../../orders/orders.module.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';

/** A host who comes back within this time finds the checkout as it was. */
const keptDays = 30;

/**
 * Removes what hosts entered for events that they never paid: addresses, contacts, answers and wishes. The rows stay, so
 * that a late message of the card provider still finds its order.
 */
export const sweepAbandonedCheckouts = ({
  database,
  clock,
}: Pick<CheckoutDeps, 'database' | 'clock'>): Promise<void> => {
  const before = daysAgo(clock, keptDays);
  return inBatches((limit) =>
    inTransaction(database, async (transaction) => {
      const abandoned = abandonedEventsIn(transaction);
      const eventIds = await abandoned.lock(before, limit);
      await releaseBriefFiles(transaction, await abandoned.clear(eventIds));
      return eventIds.length;
    }),
  );
};
