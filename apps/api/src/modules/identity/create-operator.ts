import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { oneLine } from '@repo/domain/field/one-line';
import { checkOperatorPassword } from '@repo/domain/identity/password';
import { signUpRules } from '@repo/domain/identity/sign-up';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { defaultLocale } from '@repo/i18n/locale';
import { accountRepository } from './account.repository.ts';
import type { IdentityTools } from './identity-tools.ts';

export type NewOperator = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
};

/**
 * Creates an operator, who signs in at the hosts' login. Only the command line does this, so the address counts as
 * verified.
 */
export async function createOperator(
  { database, clock, hashes }: Pick<IdentityTools, 'database' | 'clock' | 'hashes'>,
  { password, ...operator }: NewOperator,
): Promise<Result<{ id: number; email: string }, ErrorCode>> {
  const email = signUpRules.email(operator.email);
  const firstName = signUpRules.firstName(oneLine(operator.firstName));
  const lastName = signUpRules.lastName(oneLine(operator.lastName));
  const strong = checkOperatorPassword(password);
  if (!email.ok) return email;
  if (!firstName.ok) return firstName;
  if (!lastName.ok) return lastName;
  if (!strong.ok) return strong;
  const names = { firstName: firstName.value, lastName: lastName.value };
  const now = new Date(clock.nowMs());
  const passwordHash = await hashes.hash(strong.value);
  const id = await accountRepository(database).create(
    {
      ...names,
      email: email.value,
      passwordHash,
      locale: defaultLocale,
      userTypeId: userTypeIds.operator,
      verifiedAt: now,
    },
    now,
  );
  return id === undefined ? fail('user_already_exists') : ok({ id, email: email.value });
}
