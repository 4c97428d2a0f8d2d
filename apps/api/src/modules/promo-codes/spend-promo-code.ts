import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Cents } from '@repo/domain/money/cents';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import { refusalOfCode } from './promo-code.policy.ts';
import { promoCodeReturnRepository } from './promo-code-return.repository.ts';
import { promoCodeUseRepository } from './promo-code-use.repository.ts';

type Spending = {
  readonly promoCodeId: number;
  readonly accountId: number;
  /** What it takes off the cart; of a gift card, what it loses. */
  readonly amountCents: Cents;
};

/** Uses a code in the transaction of the order that it is for (FF-25); answers the use, to give it back by. */
export async function spendPromoCode(
  transaction: Database,
  { promoCodeId, accountId, amountCents }: Spending,
  now: Date,
): Promise<Result<{ readonly useId: number }, ErrorCode>> {
  const repository = promoCodeUseRepository(transaction);
  const found = await repository.lockFor(promoCodeId, accountId);
  if (found === undefined) return fail('invalid_promo_code');
  const refusal = refusalOfCode(found.code, found.holder, now);
  if (refusal !== undefined) return fail(refusal);
  if (!(await repository.take(promoCodeId, amountCents))) return fail('promo_code_has_expired');
  return ok({ useId: await repository.addUse(promoCodeId, accountId, amountCents, now) });
}

/** Gives a use back, as when its order is cancelled; once, however often it is asked for. */
export const returnPromoCode = (transaction: Database, useId: number, now: Date): Promise<void> =>
  giveBack(transaction, useId, 'all', now);

/** Gives a gift card a part of a use back; with the last cent of it, the use is returned too. */
export const returnGiftBalance = (
  transaction: Database,
  useId: number,
  amountCents: Cents,
  now: Date,
): Promise<void> => giveBack(transaction, useId, amountCents, now);

/** Whoever gives several uses back in one transaction locks their codes before the first of them. */
export async function lockCodesOfUses(transaction: Database, useIds: readonly number[]): Promise<void> {
  if (useIds.length > 0) await promoCodeReturnRepository(transaction).lockCodesOf(useIds);
}

async function giveBack(transaction: Database, useId: number, part: Cents | 'all', now: Date): Promise<void> {
  const repository = promoCodeReturnRepository(transaction);
  await repository.lockCodesOf([useId]);
  const use = await repository.findUse(useId);
  if (use.returnedAt !== null) return;
  const leftCents = use.amountCents - use.returnedCents;
  const backCents = part === 'all' ? leftCents : part;
  const isAll = backCents === leftCents;
  // More than is left is refused by the table.
  await repository.changeUse(useId, use.returnedCents + backCents, isAll ? now : null);
  await repository.giveBack(use.promoCodeId, backCents, isAll ? 1 : 0);
}

/**
 * Takes once more what was given back, for an order whose payment came late; false when the code is used up by now. It
 * is judged by the day on which it was first used: the host has paid the price of that day.
 */
export async function retakePromoCode(transaction: Database, useId: number): Promise<boolean> {
  const returns = promoCodeReturnRepository(transaction);
  const { promoCodeId, accountId, usedAt, amountCents, returnedAt } = await returns.findUse(useId);
  if (returnedAt === null) return true;
  const codes = promoCodeUseRepository(transaction);
  const found = await codes.lockFor(promoCodeId, accountId);
  if (found === undefined || refusalOfCode(found.code, found.holder, usedAt) !== undefined) return false;
  if (!(await codes.take(promoCodeId, amountCents))) return false;
  await returns.changeUse(useId, 0, null);
  return true;
}
