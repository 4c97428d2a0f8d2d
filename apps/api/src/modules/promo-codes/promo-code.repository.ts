import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { paged } from '../../database/paged.ts';
import type { Paged } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';
import type { PromoCode } from '../../database/tables.data.ts';
import type { CodeHolder, CodeTerms } from './promo-code.policy.ts';

export type PromoCodeRecord = Omit<CodeTerms, 'usesByAccount'> & {
  readonly id: number;
  readonly code: string;
  readonly type: '$' | '%';
  /** Cents for `$`, basis points for `%`. */
  readonly value: number;
  readonly createdAt: Date;
};

export type PromoCodeFilter = {
  readonly code?: string | undefined;
  readonly isGiftCard?: boolean | undefined;
  readonly page?: number | undefined;
};

/** `undefined` leaves a column unchanged. */
export type PromoCodeColumns = {
  readonly valid_from?: Date | null | undefined;
  readonly valid_until?: Date | null | undefined;
  readonly most_uses?: number | null | undefined;
  readonly most_uses_per_account?: number | null | undefined;
  readonly is_active?: boolean | undefined;
};

/** A code with the account that looks at it. */
export type CodeForAccount = { readonly code: PromoCodeRecord & CodeTerms; readonly holder: CodeHolder };

export const promoCodeRepository = (database: Database) => ({
  /** Finds a code as an account sees it, with one statement whether or not the code exists. */
  findFor: (code: string, accountId: number): Promise<CodeForAccount | undefined> =>
    findCodeForAccount(accountId, selectCodes(database).where('promo_code.code', '=', code)),

  list: ({ code, isGiftCard, page }: PromoCodeFilter): Promise<Paged<PromoCodeRecord>> => {
    const matching = selectCodes(database)
      .$if(code !== undefined, (each) => each.where('code', '=', code ?? ''))
      .$if(isGiftCard !== undefined, (each) => each.where('is_gift_card', '=', isGiftCard ?? false))
      .orderBy('promo_code.id', 'desc');
    return paged(matching, page);
  },

  lock: (id: number): Promise<PromoCodeRecord | undefined> =>
    selectCodes(database).where('promo_code.id', '=', id).forUpdate().executeTakeFirst(),

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

/** Returns the code of a query with the account that looks at it. */
export async function findCodeForAccount(
  accountId: number,
  codes: ReturnType<typeof selectCodes>,
): Promise<CodeForAccount | undefined> {
  const found = await codes
    .innerJoin('account', (join) => join.on('account.id', '=', accountId))
    .select(['account.email', usesBy(accountId)])
    .executeTakeFirst();
  return found && { code: found, holder: { accountId, email: found.email } };
}

export const selectCodes = (database: Database) =>
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
