import { inBatches } from '../../../database/in-batches.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { abandonedCheckoutRepository } from './abandoned-checkout.repository.ts';

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
  const before = new Date(clock.nowMs() - keptDays * 86_400_000);
  return inBatches((limit) =>
    inTransaction(database, async (transaction) => {
      const checkouts = abandonedCheckoutRepository(transaction);
      const eventIds = await checkouts.lock(before, limit);
      await checkouts.clear(eventIds);
      return eventIds.length;
    }),
  );
};
