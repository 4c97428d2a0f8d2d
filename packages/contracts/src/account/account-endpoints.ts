import type { Endpoint } from '../endpoint.ts';
import { getAccount, updateAccount } from './account-info.ts';
import { askSupport, listReferrals, referFriend } from './invite-and-support.ts';

export const accountEndpoints = [
  getAccount,
  updateAccount,
  referFriend,
  listReferrals,
  askSupport,
] as const satisfies readonly Endpoint[];
