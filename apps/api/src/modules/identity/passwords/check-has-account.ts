import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { accountRepository } from '../account.repository.ts';

/** Refuses an email without an open account. */
export async function checkHasAccount(
  database: Database,
  email: string,
): Promise<Result<void, 'email_not_found'>> {
  const accounts = await accountRepository(database).listActive(email);
  return accounts.length === 0 ? fail('email_not_found') : ok(undefined);
}
