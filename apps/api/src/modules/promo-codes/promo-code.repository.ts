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
    findFor(database, code, accountId),

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

  /** Locks a code, because the limit per account counts rows that a concurrent order may be adding. */
  lockFor: async (id: number, accountId: number): Promise<CodeForAccount | undefined> => {
    const locked = await database
      .selectFrom('promo_code')
      .select('code')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return locked && findFor(database, locked.code, accountId);
  },

  /** Takes a use and its amount from a code, in one statement, so that concurrent orders cannot take more than is left. */
  take: async (id: number, amountCents: number): Promise<boolean> => {
    const taken = await database
      .updateTable('promo_code')
      .set((expression) => ({
        uses: expression('uses', '+', 1),
        balance_cents: expression('balance_cents', '-', amountCents),
      }))
      .where('id', '=', id)
      .where('is_active', '=', true)
      .where((each) => each.or([each('balance_cents', 'is', null), each('balance_cents', '>=', amountCents)]))
      .where((each) => each.or([each('most_uses', 'is', null), each('uses', '<', each.ref('most_uses'))]))
      .returning('id')
      .executeTakeFirst();
    return taken !== undefined;
  },

  addUse: async (promoCodeId: number, accountId: number, amountCents: number, at: Date): Promise<number> => {
    const { id } = await database
      .insertInto('promo_code_use')
      .values({ promo_code_id: promoCodeId, account_id: accountId, amount_cents: amountCents, used_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Locks several codes by ascending id, so that transactions do not deadlock. */
  lockCodesOf: async (useIds: readonly number[]): Promise<void> => {
    await database
      .selectFrom('promo_code')
      .select('id')
      .where('id', 'in', (each) =>
        each.selectFrom('promo_code_use').select('promo_code_id').where('id', 'in', useIds),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
  },

  findUse: (useId: number) =>
    database
      .selectFrom('promo_code_use')
      .select([
        'promo_code_id as promoCodeId',
        'account_id as accountId',
        'used_at as usedAt',
        'amount_cents as amountCents',
        'returned_cents as returnedCents',
        'returned_at as returnedAt',
      ])
      .where('id', '=', useId)
      .executeTakeFirstOrThrow(),

  /** `returnedAt` is null while a part of the use is still spent. */
  changeUse: async (useId: number, returnedCents: number, returnedAt: Date | null): Promise<void> => {
    await database
      .updateTable('promo_code_use')
      .set({ returned_cents: returnedCents, returned_at: returnedAt })
      .where('id', '=', useId)
      .execute();
  },

  creditCode: async (id: number, amountCents: number, uses: 0 | 1): Promise<void> => {
    await database
      .updateTable('promo_code')
      .set((expression) => ({
        uses: expression('uses', '-', uses),
        balance_cents: expression('balance_cents', '+', amountCents),
      }))
      .where('id', '=', id)
      .execute();
  },
});

const findFor = (database: Database, code: string, accountId: number): Promise<CodeForAccount | undefined> =>
  findCodeForAccount(accountId, selectCodes(database).where('promo_code.code', '=', code));

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
