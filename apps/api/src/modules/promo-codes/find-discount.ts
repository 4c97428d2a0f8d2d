import type { Discount } from '@repo/domain/cart/discount';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { basisPoints } from '@repo/domain/money/basis-points';
import { cents } from '@repo/domain/money/cents';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import { enteredCodeRepository, enteredCodesSince } from './entering/entered-code.repository.ts';
import { findCodeIssue } from './promo-code.policy.ts';

type WantedDiscount = {
  readonly promoCodeId: number;
  readonly accountId: number;
  /** Uses of orders that the new one replaces, which do not count against its limits. */
  readonly returnedUseIds: readonly number[];
};

/**
 * Returns the discount of a code for an account that has entered it within a day. For any other account the code is
 * unknown. `spendPromoCode` checks it again.
 */
export async function findDiscount(
  database: Database,
  { promoCodeId, accountId, returnedUseIds }: WantedDiscount,
  now: Date,
): Promise<Result<Discount, ErrorCode>> {
  const found = await enteredCodeRepository(database).find({
    id: promoCodeId,
    accountId,
    since: enteredCodesSince(now),
    useIds: returnedUseIds,
  });
  if (found === undefined) return fail('invalid_promo_code');
  const issue = findCodeIssue(found.code, found.holder, now);
  if (issue !== undefined) return fail(issue);
  const { type, value, balanceCents, isGiftCard } = found.code;
  return ok(
    type === '%'
      ? { type, rate: basisPoints(value) }
      : { type, valueCents: cents(balanceCents ?? value), isGiftCard },
  );
}
