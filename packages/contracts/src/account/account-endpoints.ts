import type { Endpoint } from '../endpoint.ts';
import { getAccount, updateAccount } from './account-info.ts';
import { askSupport, referFriend } from './invite-and-support.ts';

export const accountEndpoints = [
  getAccount,
  updateAccount,
  referFriend,
  askSupport,
] as const satisfies readonly Endpoint[];
