import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkNewPassword, checkOperatorPassword } from '@repo/domain/identity/password';
import { userKindOf } from '@repo/domain/identity/user-kind';
import type { Result } from '@repo/domain/result';
import type { AccountRecord } from '../account.repository.ts';

/** Checks a new password by the rule for operators or for other accounts. */
export const checkPasswordFor = (
  { userTypeId }: Pick<AccountRecord, 'userTypeId'>,
  password: string,
): Result<string, ErrorCode> =>
  userKindOf(userTypeId) === 'operator' ? checkOperatorPassword(password) : checkNewPassword(password);
