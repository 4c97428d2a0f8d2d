import { demoPassword } from '@repo/demo/accounts';
import { planProviders } from '@repo/demo/providers/plan-providers';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/schema.ts';
import { passwordHashes } from '../modules/identity/identity.module.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import type { Clock } from '../ports/clock.ts';
import { demoRepository } from './demo.repository.ts';
import { loadProviders } from './load-providers.ts';
import { storeImages } from './store-images.ts';

export { demoAccounts, demoPassword } from '@repo/demo/accounts';

export type DemoDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly blobs: Pick<BlobStore, 'put'>;
  /** Called before the work starts, and only if the database is empty. */
  readonly onStart?: () => void;
};

/**
 * Loads accounts, providers, reviews and promo codes into an empty database, and returns whether it did. Stores the
 * images first, under fixed names, so that a start after a crash can store them again. All rows are one transaction.
 */
export async function loadDemo({ database, clock, blobs, onStart }: DemoDeps): Promise<boolean> {
  if (!(await demoRepository(database).isDatabaseEmpty())) return false;
  onStart?.();
  const now = new Date(clock.nowMs());
  const nowSeconds = secondsOf(now);
  const providers = planProviders(todayInToronto(nowSeconds));
  const passwordHash = await passwordHashes().hash(demoPassword);
  await storeImages(blobs);
  return inTransaction(database, async (transaction) => {
    const demo = demoRepository(transaction);
    await demo.lockLoading();
    // Another process may have loaded the demo while this one waited.
    if (!(await demo.isDatabaseEmpty())) return false;
    const accountIds = await demo.insertAccounts(passwordHash, now);
    await loadProviders(transaction, providers, accountIds, nowSeconds);
    await demo.insertReviews(providers, accountIds);
    await demo.insertPromoCodes(now);
    await demo.markLoaded('demo', now);
    return true;
  });
}
