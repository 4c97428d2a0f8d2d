import type { Discount } from '@repo/domain/cart/discount';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { basisPoints } from '@repo/domain/money/basis-points';
import { cents } from '@repo/domain/money/cents';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import { refusalOfCode } from './promo-code.policy.ts';
import { promoCodeRepository } from './promo-code.repository.ts';

type WantedDiscount = {
  readonly promoCodeId: number;
  readonly accountId: number;
  /** Uses that are given back together with the new one: another try for the same thing does not use a code twice. */
  readonly returnedUseIds: readonly number[];
};

/** What a code is worth to an account right now; spending it asks again. */
export async function discountIn(
  database: Database,
  { promoCodeId, accountId, returnedUseIds }: WantedDiscount,
  now: Date,
): Promise<Result<Discount, ErrorCode>> {
  const found = await promoCodeRepository(database).findWithout(promoCodeId, accountId, returnedUseIds);
  if (found === undefined) return fail('invalid_promo_code');
  const refusal = refusalOfCode(found.code, found.holder, now);
  if (refusal !== undefined) return fail(refusal);
  const { type, value, balanceCents, isGiftCard } = found.code;
  return ok(
    type === '%'
      ? { type, rate: basisPoints(value) }
      : { type, valueCents: cents(balanceCents ?? value), isGiftCard },
  );
}
