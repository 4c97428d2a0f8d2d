import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Cents } from '@repo/domain/money/cents';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import { findCodeIssue } from './promo-code.policy.ts';
import { promoCodeRepository } from './promo-code.repository.ts';

type Spending = {
  readonly promoCodeId: number;
  readonly accountId: number;
  /** The discount of the cart, which a gift card loses. */
  readonly amountCents: Cents;
};

/** Uses a code in the transaction of its order (FF-25), and returns the id of the use. */
export async function spendPromoCode(
  transaction: Database,
  { promoCodeId, accountId, amountCents }: Spending,
  now: Date,
): Promise<Result<{ readonly useId: number }, ErrorCode>> {
  const repository = promoCodeRepository(transaction);
  const found = await repository.lockFor(promoCodeId, accountId);
  if (found === undefined) return fail('invalid_promo_code');
  const issue = findCodeIssue(found.code, found.holder, now);
  if (issue !== undefined) return fail(issue);
  if (!(await repository.take(promoCodeId, amountCents))) return fail('promo_code_has_expired');
  return ok({ useId: await repository.addUse(promoCodeId, accountId, amountCents, now) });
}

/** Returns a use to its code, once. */
export const returnPromoCode = (transaction: Database, useId: number, now: Date): Promise<void> =>
  returnUse(transaction, useId, 'all', now);

/** Credits a gift card a part of a use. The last cent returns the use itself. */
export const returnGiftBalance = (
  transaction: Database,
  useId: number,
  amountCents: Cents,
  now: Date,
): Promise<void> => returnUse(transaction, useId, amountCents, now);

/** Locks the codes of several uses, which a transaction does before it returns the first one. */
export async function lockCodesOfUses(transaction: Database, useIds: readonly number[]): Promise<void> {
  if (useIds.length > 0) await promoCodeRepository(transaction).lockCodesOf(useIds);
}

async function returnUse(
  transaction: Database,
  useId: number,
  part: Cents | 'all',
  now: Date,
): Promise<void> {
  const repository = promoCodeRepository(transaction);
  await repository.lockCodesOf([useId]);
  const use = await repository.findUse(useId);
  if (use.returnedAt !== null) return;
  const leftCents = use.amountCents - use.returnedCents;
  const backCents = part === 'all' ? leftCents : part;
  const isAll = backCents === leftCents;
  // A constraint of the table refuses more than is left.
  await repository.changeUse(useId, use.returnedCents + backCents, isAll ? now : null);
  await repository.creditCode(use.promoCodeId, backCents, isAll ? 1 : 0);
}

/**
 * Takes a returned use again for an order that was paid late. Returns false when the code is used up meanwhile. Checks its
 * terms at the time of the first use, because the host has paid the price of then.
 */
export async function retakePromoCode(transaction: Database, useId: number): Promise<boolean> {
  const codes = promoCodeRepository(transaction);
  const { promoCodeId, accountId, usedAt, amountCents, returnedAt } = await codes.findUse(useId);
  if (returnedAt === null) return true;
  const found = await codes.lockFor(promoCodeId, accountId);
  if (found === undefined || findCodeIssue(found.code, found.holder, usedAt) !== undefined) return false;
  if (!(await codes.take(promoCodeId, amountCents))) return false;
  await codes.changeUse(useId, 0, null);
  return true;
}
