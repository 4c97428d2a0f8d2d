import { moneyLimits } from '@repo/domain/limits';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { sql } from 'kysely';
import { countDeleted } from '../../../database/in-batches.ts';
import type { Database } from '../../../database/schema.ts';
import { selectCodes, findCodeForAccount } from '../promo-code.repository.ts';
import type { CodeForAccount } from '../promo-code.repository.ts';

type EnteredCode = {
  readonly id: number;
  readonly accountId: number;
  /** Earlier entries do not count. */
  readonly since: Date;
  /** Uses by orders that are about to be replaced. */
  readonly useIds: readonly number[];
};

export const enteredCodeRepository = (database: Database) => ({
  /**
   * Returns a code as an account sees it, as if these uses were returned; undefined when the account has neither entered
   * it lately nor used it in one of these uses.
   */
  find: async ({ id, accountId, since, useIds }: EnteredCode): Promise<CodeForAccount | undefined> => {
    const found = await findCodeForAccount(accountId, selectCodes(database).where('promoCode.id', '=', id));
    const isEntered = await hasEntered(database, id, accountId, since);
    const { uses, amountCents } = await usesOf(database, id, accountId, useIds);
    if (found === undefined || (!isEntered && uses === 0)) return undefined;
    const { code, holder } = found;
    const balanceCents = code.balanceCents === null ? null : code.balanceCents + amountCents;
    const usesByAccount = code.usesByAccount - uses;
    return { code: { ...code, balanceCents, uses: code.uses - uses, usesByAccount }, holder };
  },

  /** Records that an account has entered a code. Entering it again renews the entry. */
  record: async (promoCodeId: number, accountId: number, enteredAt: Date): Promise<void> => {
    await database
      .insertInto('enteredPromoCode')
      .values({ accountId, promoCodeId, enteredAt })
      .onConflict((conflict) => conflict.columns(['accountId', 'promoCodeId']).doUpdateSet({ enteredAt }))
      .execute();
  },

  /** Deletes entries that no longer count, and returns how many. */
  sweep: (before: Date, limit: number): Promise<number> =>
    countDeleted(
      database,
      sql`delete from entered_promo_code where (account_id, promo_code_id) in (
        select account_id, promo_code_id from entered_promo_code where entered_at < ${before} limit ${limit}
      )`,
    ),
});

/** Returns the time since when entries of a code count. */
export const enteredCodesSince = (now: Date): Date =>
  new Date(now.getTime() - moneyLimits.enteredCodeHours * secondsPerHour * 1000);

async function hasEntered(database: Database, id: number, accountId: number, since: Date): Promise<boolean> {
  const entry = await database
    .selectFrom('enteredPromoCode')
    .select('enteredAt')
    .where('accountId', '=', accountId)
    .where('promoCodeId', '=', id)
    .where('enteredAt', '>=', since)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Sums how often and by how much these uses of an account have used a code. */
async function usesOf(database: Database, id: number, accountId: number, useIds: readonly number[]) {
  if (useIds.length === 0) return { uses: 0, amountCents: 0 };
  return database
    .selectFrom('promoCodeUse')
    .where('id', 'in', useIds)
    .where('promoCodeId', '=', id)
    .where('accountId', '=', accountId)
    .where('returnedAt', 'is', null)
    .select([sql<number>`count(*)`.as('uses'), sql<number>`coalesce(sum(amount_cents), 0)`.as('amountCents')])
    .executeTakeFirstOrThrow();
}
