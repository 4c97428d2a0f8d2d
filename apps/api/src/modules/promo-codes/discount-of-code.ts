import type { Discount } from '@repo/domain/cart/discount';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { basisPoints } from '@repo/domain/money/basis-points';
import { cents } from '@repo/domain/money/cents';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import { refusalOfCode } from './promo-code.policy.ts';
import { promoCodeRepository } from './promo-code.repository.ts';
import type { PromoCodeRecord } from './promo-code.repository.ts';

export type ChosenDiscount = { readonly promoCodeId: number; readonly discount: Discount };

/**
 * What a code that was applied before is worth to a host now. Only the transaction that spends it knows for certain
 * whether it still is.
 */
export async function discountOfCode(
  database: Database,
  promoCodeId: number,
  accountId: number,
  now: Date,
): Promise<Result<ChosenDiscount, ErrorCode>> {
  const found = await promoCodeRepository(database).findByIdFor(promoCodeId, accountId);
  const refusal = refusalOfCode(found?.code, found?.holder ?? { accountId, email: '' }, now);
  if (refusal !== undefined) return fail(refusal);
  return found === undefined
    ? fail('invalid_promo_code')
    : ok({ promoCodeId, discount: discountOf(found.code) });
}

const discountOf = ({ type, value, isGiftCard, balanceCents }: PromoCodeRecord): Discount =>
  type === '%'
    ? { type, rate: basisPoints(value) }
    : { type, valueCents: cents(balanceCents ?? value), isGiftCard };
