import type { Database } from '../../../database/schema.ts';
import { selectPeople } from './person.repository.ts';
import type { Person } from './person.repository.ts';

/** A promo code issued for one person. */
export type IssuedCode = { readonly code: string; readonly value: number; readonly validUntil: Date | null };

export type Referral = {
  readonly referrer: Person;
  /** `account` is undefined for a friend without a host account. */
  readonly friend: { readonly email: string; readonly account: Person | undefined };
  readonly friendCode: IssuedCode;
  readonly rewardCode: IssuedCode | null;
};

export const referralRepository = (database: Database) => ({
  findReferral: async (id: number): Promise<Referral> => {
    const { referrerId, friendEmail, friendCodeId, rewardCodeId } = await database
      .selectFrom('referral')
      .where('id', '=', id)
      .select(['referrerId', 'friendEmail', 'friendCodeId', 'rewardCodeId'])
      .executeTakeFirstOrThrow();
    const codeOf = (codeId: number): Promise<IssuedCode> =>
      database
        .selectFrom('promoCode')
        .where('id', '=', codeId)
        .select(['code', 'value', 'validUntil'])
        .executeTakeFirstOrThrow();
    return {
      referrer: await selectPeople(database).where('account.id', '=', referrerId).executeTakeFirstOrThrow(),
      friend: {
        email: friendEmail,
        account: await selectPeople(database)
          .where('account.email', '=', friendEmail)
          .where('account.kind', '=', 'host')
          .executeTakeFirst(),
      },
      friendCode: await codeOf(friendCodeId),
      rewardCode: rewardCodeId === null ? null : await codeOf(rewardCodeId),
    };
  },
});
