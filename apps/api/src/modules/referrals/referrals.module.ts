import type { FastifyInstance } from 'fastify';
import type { BookingDeps } from '../../deps.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import { referFriend } from './refer-friend.ts';
import { presentReferral } from './referral.presenter.ts';
import { referralRepository } from './referral.repository.ts';
import { referralRoutes } from './referrals.routes.ts';

export { rewardReferral } from './reward-referral.ts';

/** Hosts invite friends; both get a discount on their next event. */
export function referralsModule(app: FastifyInstance, deps: BookingDeps): void {
  referralRoutes(app, {
    refer: (referrerId, friendEmail) => referFriend(deps, referrerId, friendEmail),
    list: async (referrerId, page) => {
      const { items, total } = await referralRepository(deps.database).list(referrerId, page);
      return { items: items.map((each) => presentReferral(each, nowSecondsOf(deps.clock))), total };
    },
  });
}
