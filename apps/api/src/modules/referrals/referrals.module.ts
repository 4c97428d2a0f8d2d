import type { FastifyInstance } from 'fastify';
import { referFriend } from './refer-friend.ts';
import type { ReferDeps } from './refer-friend.ts';
import { referralRoutes } from './referrals.routes.ts';

export { rewardReferral } from './reward-referral.ts';

/** Hosts who bring hosts: both get something off their next event. */
export function referralsModule(app: FastifyInstance, deps: ReferDeps): void {
  referralRoutes(app, (referrerId, friendEmail) => referFriend(deps, referrerId, friendEmail));
}
