import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkOperatorPassword } from '@repo/domain/identity/password';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { AccountRecord } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { secondFactorRepository } from './second-factor.repository.ts';
import { stepOfCode } from './totp.ts';

type Tools = Pick<IdentityTools, 'database' | 'clock' | 'secrets' | 'mayOmitSecondFactor'>;

type Given = { readonly password: string; readonly code: string | undefined };

/**
 * Checks what an operator needs besides the correct password: its length and a code of the second factor. The
 * configuration may exempt operators, but an enrolled second factor is always required.
 */
export async function checkOperatorAccess(
  tools: Tools,
  { id, email }: Pick<AccountRecord, 'id' | 'email'>,
  { password, code }: Given,
): Promise<Result<null, ErrorCode>> {
  const mayOmit = tools.mayOmitSecondFactor?.(email) === true;
  if (!mayOmit && !checkOperatorPassword(password).ok) return fail('operator_password_is_too_short');
  const factor = await secondFactorRepository(tools.database).find(id);
  if (factor === undefined) return mayOmit ? ok(null) : fail('second_factor_is_not_set_up');
  if (code === undefined) return fail('second_factor_code_is_required');
  const isRight = await useCode(tools, { accountId: id, sealedSecret: factor.sealedSecret }, code);
  return isRight ? ok(null) : fail('second_factor_code_is_incorrect');
}

/**
 * Returns whether an operator may go on with a session: it may have begun when no second factor was required of the
 * account.
 */
export const mayKeepOperatorSession = async (
  { database, mayOmitSecondFactor }: Pick<Tools, 'database' | 'mayOmitSecondFactor'>,
  { id, email }: Pick<AccountRecord, 'id' | 'email'>,
): Promise<boolean> =>
  mayOmitSecondFactor?.(email) === true || (await secondFactorRepository(database).find(id)) !== undefined;

type Factor = { readonly accountId: number; readonly sealedSecret: Buffer };

/** Uses up a code of the app or a recovery code; false if it is wrong or was used before. */
async function useCode(
  { database, clock, secrets }: Tools,
  { accountId, sealedSecret }: Factor,
  code: string,
): Promise<boolean> {
  const repository = secondFactorRepository(database);
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits))
    return repository.useRecoveryCode(accountId, hashOfRecoveryCode(code), new Date(clock.nowMs()));
  const secret = openSecret(sealedSecret, accountId, secrets.keysFor('second-factor'));
  const step = secret && stepOfCode(secret, digits, clock.nowMs());
  return step !== undefined && repository.useStep(accountId, step);
}
