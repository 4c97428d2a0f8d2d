import type { Database } from '../../../database/schema.ts';
import { mailTokenRepository } from '../mail-tokens/mail-token.repository.ts';
import { sessionRepository } from './session.repository.ts';

/** Ends all sessions and open mail tokens of an account in a transaction, and returns how many sessions ended. */
export async function endAccess(transaction: Database, accountId: number, now: Date): Promise<number> {
  await mailTokenRepository(transaction).spendAll(accountId, now);
  return (await sessionRepository(transaction).endAll(accountId, undefined, now)).length;
}
