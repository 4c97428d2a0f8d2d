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

type PromoCodeFilter = {
  readonly code?: string | undefined;
  readonly isGiftCard?: boolean | undefined;
  readonly page?: number | undefined;
};

/** `undefined` leaves a column unchanged. */
export type PromoCodeColumns = {
  readonly validFrom?: Date | null | undefined;
  readonly validUntil?: Date | null | undefined;
  readonly mostUses?: number | null | undefined;
  readonly mostUsesPerAccount?: number | null | undefined;
  readonly isActive?: boolean | undefined;
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
      .$if(isGiftCard !== undefined, (each) => each.where('isGiftCard', '=', isGiftCard ?? false))
      .orderBy('promoCode.id', 'desc');
    return paged(matching, page);
  },

  lock: (id: number): Promise<PromoCodeRecord | undefined> =>
    selectCodes(database).where('promoCode.id', '=', id).forUpdate().executeTakeFirst(),

  isAccount: async (id: number): Promise<boolean> =>
    (await database.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

  add: async (values: Insertable<PromoCode>): Promise<number> => {
    const { id } = await database
      .insertInto('promoCode')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  change: async (id: number, columns: PromoCodeColumns): Promise<void> => {
    await database
      .updateTable('promoCode')
      .set({ id, ...columns })
      .where('id', '=', id)
      .execute();
  },

  /** Locks a code, because the limit per account counts rows that a concurrent order may be adding. */
  lockFor: async (id: number, accountId: number): Promise<CodeForAccount | undefined> => {
    const locked = await database
      .selectFrom('promoCode')
      .select('code')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return locked && findFor(database, locked.code, accountId);
  },

  /** Takes a use and its amount from a code, in one statement, so that concurrent orders cannot take more than is left. */
  take: async (id: number, amountCents: number): Promise<boolean> => {
    const taken = await database
      .updateTable('promoCode')
      .set((expression) => ({
        uses: expression('uses', '+', 1),
        balanceCents: expression('balanceCents', '-', amountCents),
      }))
      .where('id', '=', id)
      .where('isActive', '=', true)
      .where((each) => each.or([each('balanceCents', 'is', null), each('balanceCents', '>=', amountCents)]))
      .where((each) => each.or([each('mostUses', 'is', null), each('uses', '<', each.ref('mostUses'))]))
      .returning('id')
      .executeTakeFirst();
    return taken !== undefined;
  },

  addUse: async (promoCodeId: number, accountId: number, amountCents: number, at: Date): Promise<number> => {
    const { id } = await database
      .insertInto('promoCodeUse')
      .values({ promoCodeId, accountId, amountCents, usedAt: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Locks several codes by ascending id, so that transactions do not deadlock. */
  lockCodesOf: async (useIds: readonly number[]): Promise<void> => {
    await database
      .selectFrom('promoCode')
      .select('id')
      .where('id', 'in', (each) =>
        each.selectFrom('promoCodeUse').select('promoCodeId').where('id', 'in', useIds),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
  },

  findUse: (useId: number) =>
    database
      .selectFrom('promoCodeUse')
      .select(['promoCodeId', 'accountId', 'usedAt', 'amountCents', 'returnedCents', 'returnedAt'])
      .where('id', '=', useId)
      .executeTakeFirstOrThrow(),

  /** `returnedAt` is null while a part of the use is still spent. */
  changeUse: async (useId: number, returnedCents: number, returnedAt: Date | null): Promise<void> => {
    await database
      .updateTable('promoCodeUse')
      .set({ returnedCents, returnedAt })
      .where('id', '=', useId)
      .execute();
  },

  creditCode: async (id: number, amountCents: number, uses: 0 | 1): Promise<void> => {
    await database
      .updateTable('promoCode')
      .set((expression) => ({
        uses: expression('uses', '-', uses),
        balanceCents: expression('balanceCents', '+', amountCents),
      }))
      .where('id', '=', id)
      .execute();
  },
});

const findFor = (database: Database, code: string, accountId: number): Promise<CodeForAccount | undefined> =>
  findCodeForAccount(accountId, selectCodes(database).where('promoCode.code', '=', code));

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
    .selectFrom('promoCode')
    .select([
      'promoCode.id',
      'promoCode.code',
      'promoCode.value',
      'promoCode.uses',
      'promoCode.isActive',
      'promoCode.isGiftCard',
      'promoCode.balanceCents',
      'promoCode.validFrom',
      'promoCode.validUntil',
      'promoCode.mostUses',
      'promoCode.mostUsesPerAccount',
      'promoCode.issuedForAccountId',
      'promoCode.issuedForEmail',
      'promoCode.createdAt',
      sql<'$' | '%'>`promo_code.type`.as('type'),
    ]);

const usesBy = (accountId: number) =>
  sql<number>`(select count(*) from promo_code_use
    where promo_code_id = promo_code.id and account_id = ${accountId} and returned_at is null)`.as(
    'usesByAccount',
  );
