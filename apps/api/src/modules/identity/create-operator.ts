import { userTypeIds } from '@repo/domain/identity/user-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { defaultLocale } from '@repo/i18n/locale';
import { accountRepository } from './account.repository.ts';
import type { IdentityTools } from './identity-tools.ts';

type NewOperator = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
};

/**
 * Makes an operator, who signs in at the door of the hosts. Only the command line does this: whoever may run it
 * answers for the address, which is not verified by a mail. E-mail and password have been checked by the caller.
 */
export async function createOperator(
  { database, clock, hashes }: Pick<IdentityTools, 'database' | 'clock' | 'hashes'>,
  { password, ...operator }: NewOperator,
): Promise<Result<{ id: number }, 'user_already_exists'>> {
  const now = new Date(clock.nowMs());
  const passwordHash = await hashes.hash(password);
  const id = await accountRepository(database).create(
    { ...operator, passwordHash, locale: defaultLocale, userTypeId: userTypeIds.operator, verifiedAt: now },
    now,
  );
  return id === undefined ? fail('user_already_exists') : ok({ id });
}
