import { inBatches } from '../../database/in-batches.ts';
import { daysAgo } from '../../ports/clock.ts';
import { accountRepository } from './account.repository.ts';
import type { IdentityTools } from './identity-tools.ts';
import { mailTokenRepository } from './mail-tokens/mail-token.repository.ts';
import { sessionRepository } from './sessions/session.repository.ts';

/** Ended sessions and tokens are kept this long to recognize late uses. */
const keptDays = 30;

/** Deletes sessions and mail tokens that ended long ago, and hosts' accounts that were never verified and so never used. */
export async function sweepIdentity({
  database,
  clock,
}: Pick<IdentityTools, 'database' | 'clock'>): Promise<void> {
  const before = daysAgo(clock, keptDays);
  await inBatches((limit) => sessionRepository(database).sweep(before, limit));
  await inBatches((limit) => accountRepository(database).sweepUnverified(before, limit));
  await inBatches((limit) => mailTokenRepository(database).sweep(before, limit));
}
