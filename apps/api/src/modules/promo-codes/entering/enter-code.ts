import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Deps } from '../../../deps.ts';
import { enteredCodeRepository } from './entered-code.repository.ts';
import { findCodeIssue } from '../promo-code.policy.ts';
import { promoCodeRepository } from '../promo-code.repository.ts';
import type { PromoCodeRecord } from '../promo-code.repository.ts';

type Found = Promise<Result<PromoCodeRecord, ErrorCode>>;

/** The characters of codes. Others are never looked up: PostgreSQL does not even accept all of them. */
const codePattern = /^[A-Z0-9_-]+$/;

/** Finds a code in any letter case and records that the account has entered it, as pricing carts requires. */
export async function enterCode(
  deps: Pick<Deps, 'database' | 'clock'>,
  accountId: number,
  typed: string,
): Found {
  const found = await findCode(deps, accountId, typed);
  if (found.ok)
    await enteredCodeRepository(deps.database).record(
      found.value.id,
      accountId,
      new Date(deps.clock.nowMs()),
    );
  return found;
}

/** Finds a code as an account sees it, in any letter case. */
export async function findCode(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  accountId: number,
  typed: string,
): Found {
  const code = typed.toUpperCase();
  if (!codePattern.test(code)) return fail('invalid_promo_code');
  const found = await promoCodeRepository(database).findFor(code, accountId);
  const holder = found?.holder ?? { accountId, email: '' };
  const issue = findCodeIssue(found?.code, holder, new Date(clock.nowMs()));
  if (issue !== undefined) return fail(issue);
  return found === undefined ? fail('invalid_promo_code') : ok(found.code);
}
