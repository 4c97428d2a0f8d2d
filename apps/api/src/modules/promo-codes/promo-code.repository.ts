import { screenLimits } from '@repo/domain/limits';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PromoCode } from '../../database/tables.data.ts';
import type { CodeHolder, CodeTerms } from './promo-code.policy.ts';

export type PromoCodeRecord = Omit<CodeTerms, 'usesByAccount'> & {
  readonly id: number;
  readonly code: string;
  readonly type: '$' | '%';
  /** Cents or basis points, by the type. */
  readonly value: number;
  readonly createdAt: Date;
};

export type PromoCodeFilter = {
  readonly code?: string | undefined;
  readonly isGiftCard?: boolean | undefined;
  readonly page?: number | undefined;
};

/** Kysely leaves out what is `undefined`: it stays as it is. */
export type PromoCodeColumns = {
  readonly valid_from?: Date | null | undefined;
  readonly valid_until?: Date | null | undefined;
  readonly most_uses?: number | null | undefined;
  readonly most_uses_per_account?: number | null | undefined;
  readonly is_active?: boolean | undefined;
};

/** A code together with whom it is looked at by. */
export type HeldCode = { readonly code: PromoCodeRecord & CodeTerms; readonly holder: CodeHolder };

export const promoCodeRepository = (database: Database) => ({
  /** The code as one account sees it, with that account's e-mail: one statement, the same whether it exists or not. */
  findFor: (code: string, accountId: number): Promise<HeldCode | undefined> =>
    heldBy(accountId, allOf(database).where('promo_code.code', '=', code)),

  findWithout: findWithout(database),

  list: async ({
    code,
    isGiftCard,
    page,
  }: PromoCodeFilter): Promise<{ codes: PromoCodeRecord[]; total: number }> => {
    const matching = allOf(database)
      .$if(code !== undefined, (each) => each.where('code', '=', code ?? ''))
      .$if(isGiftCard !== undefined, (each) => each.where('is_gift_card', '=', isGiftCard ?? false));
    const codes = await matching
      .orderBy('promo_code.id', 'desc')
      .limit(page === undefined ? screenLimits.unpagedItems : screenLimits.pageSize)
      .offset(((page ?? 1) - 1) * screenLimits.pageSize)
      .execute();
    const { total } = await matching
      .clearSelect()
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    return { codes, total };
  },

  lock: (id: number): Promise<PromoCodeRecord | undefined> =>
    allOf(database).where('promo_code.id', '=', id).forUpdate().executeTakeFirst(),

  isAccount: async (id: number): Promise<boolean> =>
    (await database.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

  add: async (values: Insertable<PromoCode>): Promise<number> => {
    const { id } = await database
      .insertInto('promo_code')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  change: async (id: number, columns: PromoCodeColumns): Promise<void> => {
    await database
      .updateTable('promo_code')
      .set({ id, ...columns })
      .where('id', '=', id)
      .execute();
  },
});

/** A code as one account sees it, as it would be if these uses had been given back. */
const findWithout =
  (database: Database) =>
  async (id: number, accountId: number, useIds: readonly number[]): Promise<HeldCode | undefined> => {
    const found = await heldBy(accountId, allOf(database).where('promo_code.id', '=', id));
    if (found === undefined || useIds.length === 0) return found;
    const { uses, amountCents } = await database
      .selectFrom('promo_code_use')
      .where('id', 'in', useIds)
      .where('promo_code_id', '=', id)
      .where('account_id', '=', accountId)
      .where('returned_at', 'is', null)
      .select([
        sql<number>`count(*)`.as('uses'),
        sql<number>`coalesce(sum(amount_cents), 0)`.as('amountCents'),
      ])
      .executeTakeFirstOrThrow();
    const { code, holder } = found;
    const balanceCents = code.balanceCents === null ? null : code.balanceCents + amountCents;
    const usesByAccount = code.usesByAccount - uses;
    return { code: { ...code, balanceCents, uses: code.uses - uses, usesByAccount }, holder };
  };

async function heldBy(accountId: number, codes: ReturnType<typeof allOf>): Promise<HeldCode | undefined> {
  const found = await codes
    .innerJoin('account', (join) => join.on('account.id', '=', accountId))
    .select(['account.email', usesBy(accountId)])
    .executeTakeFirst();
  return found && { code: found, holder: { accountId, email: found.email } };
}

const allOf = (database: Database) =>
  database
    .selectFrom('promo_code')
    .select([
      'promo_code.id',
      'promo_code.code',
      'promo_code.value',
      'promo_code.uses',
      'promo_code.is_active as isActive',
      'promo_code.is_gift_card as isGiftCard',
      'promo_code.balance_cents as balanceCents',
      'promo_code.valid_from as validFrom',
      'promo_code.valid_until as validUntil',
      'promo_code.most_uses as mostUses',
      'promo_code.most_uses_per_account as mostUsesPerAccount',
      'promo_code.issued_for_account_id as issuedForAccountId',
      'promo_code.issued_for_email as issuedForEmail',
      'promo_code.created_at as createdAt',
      sql<'$' | '%'>`promo_code.type`.as('type'),
    ]);

const usesBy = (accountId: number) =>
  sql<number>`(select count(*) from promo_code_use
    where promo_code_id = promo_code.id and account_id = ${accountId} and returned_at is null)`.as(
    'usesByAccount',
  );
