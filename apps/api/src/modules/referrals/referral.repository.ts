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
      .where('referrer_id', '=', referrerId)
      .where('invited_at', '>=', since)
      .executeTakeFirstOrThrow();
    return invites;
  },

  isInvited: async (friendEmail: string): Promise<boolean> => {
    const invited = await database
      .selectFrom('referral')
      .select('id')
      .where('friend_email', '=', friendEmail)
      .executeTakeFirst();
    return invited !== undefined;
  },

  /** Lists the invitations of a host, the latest first. */
  list: (referrerId: number, page: number | undefined): Promise<Paged<ReferralRecord>> =>
    paged(
      database
        .selectFrom('referral')
        .innerJoin('promo_code', 'promo_code.id', 'referral.friend_code_id')
        .where('referral.referrer_id', '=', referrerId)
        .select([
          'referral.id',
          'referral.friend_email as friendEmail',
          'referral.invited_at as invitedAt',
          'referral.rewarded_at as rewardedAt',
          'promo_code.valid_until as validUntil',
          sql<boolean>`exists (
            select from promo_code_use
            join booking_order on booking_order.promo_code_use_id = promo_code_use.id
            where promo_code_use.promo_code_id = referral.friend_code_id
              and promo_code_use.returned_at is null
              and booking_order.state = 'paid'
          )`.as('isBooked'),
        ])
        .orderBy('referral.invited_at', 'desc')
        .orderBy('referral.id', 'desc'),
      page,
    ),

  add: async (referrerId: number, friendEmail: string, friendCodeId: number, at: Date): Promise<number> => {
    const { id } = await database
      .insertInto('referral')
      .values({
        referrer_id: referrerId,
        friend_email: friendEmail,
        friend_code_id: friendCodeId,
        invited_at: at,
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
      .innerJoin('promo_code_use', 'promo_code_use.promo_code_id', 'referral.friend_code_id')
      .innerJoin('booking_order', 'booking_order.promo_code_use_id', 'promo_code_use.id')
      .innerJoin('event', 'event.id', 'booking_order.event_id')
      .select(['referral.id', 'referral.referrer_id as referrerId'])
      .where('event.id', '=', eventId)
      .where('event.status', '=', 'completed')
      .where('booking_order.state', '=', 'paid')
      .whereRef('booking_order.host_id', '<>', 'referral.referrer_id')
      .where('promo_code_use.returned_at', 'is', null)
      .where('referral.rewarded_at', 'is', null)
      .where((each) =>
        each.exists(
          each
            .selectFrom('order_line')
            .select('order_line.id')
            .whereRef('order_line.order_id', '=', 'booking_order.id')
            .where('order_line.kind', '=', 'provider')
            .where('order_line.request', '=', 'accepted')
            .where('order_line.refunded_cents', '=', 0),
        ),
      )
      .forNoKeyUpdate('referral')
      .executeTakeFirst(),

  reward: async (id: number, rewardCodeId: number, at: Date): Promise<void> => {
    await database
      .updateTable('referral')
      .set({ reward_code_id: rewardCodeId, rewarded_at: at })
      .where('id', '=', id)
      .execute();
  },
});
