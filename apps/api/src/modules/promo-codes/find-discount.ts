import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { refusalOfCode } from './promo-code.policy.ts';
import { promoCodeRepository } from './promo-code.repository.ts';
import type { PromoCodeRecord } from './promo-code.repository.ts';

/** What codes are made of; anything else is none, and some of it is no text of a database either. */
const shape = /^[A-Z0-9_-]+$/;

/** A code as a host types it, in any letter case. */
export async function findDiscount(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  accountId: number,
  typed: string,
): Promise<Result<PromoCodeRecord, ErrorCode>> {
  const code = typed.toUpperCase();
  if (!shape.test(code)) return fail('invalid_promo_code');
  const found = await promoCodeRepository(database).findFor(code, accountId);
  const holder = found?.holder ?? { accountId, email: '' };
  const refusal = refusalOfCode(found?.code, holder, new Date(clock.nowMs()));
  if (refusal !== undefined) return fail(refusal);
  return found === undefined ? fail('invalid_promo_code') : ok(found.code);
}
