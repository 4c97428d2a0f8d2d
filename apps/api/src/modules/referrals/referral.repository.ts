import { sql } from 'kysely';
import { paged } from '../../database/paged.ts';
import type { Paged } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';

export type ReferralRecord = {
  readonly id: number;
  readonly friendEmail: string;
  readonly invitedAt: Date;
  readonly rewardedAt: Date | null;
  readonly validUntil: Date | null;
  readonly isBooked: boolean;
};

export const referralRepository = (database: Database) => ({
  /** Locks a host, so that their invitations are counted one after the other. */
  lockReferrer: (accountId: number): Promise<{ readonly email: string } | undefined> =>
    database
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  countInvites: async (referrerId: number, since: Date): Promise<number> => {
    const { invites } = await database
      .selectFrom('referral')
      .select(sql<number>`count(*)`.as('invites'))
      .where('referrerId', '=', referrerId)
      .where('invitedAt', '>=', since)
      .executeTakeFirstOrThrow();
    return invites;
  },

  isInvited: async (friendEmail: string): Promise<boolean> => {
    const invited = await database
      .selectFrom('referral')
      .select('id')
      .where('friendEmail', '=', friendEmail)
      .executeTakeFirst();
    return invited !== undefined;
  },

  /** Lists the invitations of a host, the latest first. */
  list: (referrerId: number, page: number | undefined): Promise<Paged<ReferralRecord>> =>
    paged(
      database
        .selectFrom('referral')
        .innerJoin('promoCode', 'promoCode.id', 'referral.friendCodeId')
        .where('referral.referrerId', '=', referrerId)
        .select([
          'referral.id',
          'referral.friendEmail',
          'referral.invitedAt',
          'referral.rewardedAt',
          'promoCode.validUntil',
          sql<boolean>`exists (
            select from promo_code_use
            join booking_order on booking_order.promo_code_use_id = promo_code_use.id
            where promo_code_use.promo_code_id = referral.friend_code_id
              and promo_code_use.returned_at is null
              and booking_order.state = 'paid'
          )`.as('isBooked'),
        ])
        .orderBy('referral.invitedAt', 'desc')
        .orderBy('referral.id', 'desc'),
      page,
    ),

  add: async (referrerId: number, friendEmail: string, friendCodeId: number, at: Date): Promise<number> => {
    const { id } = await database
      .insertInto('referral')
      .values({
        referrerId,
        friendEmail,
        friendCodeId,
        invitedAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /**
   * Locks the referral that an event earned the reward for: a friend booked it with the code, it is completed, and at
   * least one provider was not refunded.
   */
  lockEarned: (eventId: number): Promise<{ readonly id: number; readonly referrerId: number } | undefined> =>
    database
      .selectFrom('referral')
      .innerJoin('promoCodeUse', 'promoCodeUse.promoCodeId', 'referral.friendCodeId')
      .innerJoin('bookingOrder', 'bookingOrder.promoCodeUseId', 'promoCodeUse.id')
      .innerJoin('event', 'event.id', 'bookingOrder.eventId')
      .select(['referral.id', 'referral.referrerId'])
      .where('event.id', '=', eventId)
      .where('event.status', '=', 'completed')
      .where('bookingOrder.state', '=', 'paid')
      .whereRef('bookingOrder.hostId', '<>', 'referral.referrerId')
      .where('promoCodeUse.returnedAt', 'is', null)
      .where('referral.rewardedAt', 'is', null)
      .where((each) =>
        each.exists(
          each
            .selectFrom('orderLine')
            .select('orderLine.id')
            .whereRef('orderLine.orderId', '=', 'bookingOrder.id')
            .where('orderLine.kind', '=', 'provider')
            .where('orderLine.request', '=', 'accepted')
            .where('orderLine.refundedCents', '=', 0),
        ),
      )
      .forNoKeyUpdate('referral')
      .executeTakeFirst(),

  reward: async (id: number, rewardCodeId: number, at: Date): Promise<void> => {
    await database
      .updateTable('referral')
      .set({ rewardCodeId, rewardedAt: at })
      .where('id', '=', id)
      .execute();
  },
});
