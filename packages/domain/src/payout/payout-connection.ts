import type { PayoutState } from '../machine/payout-machine.ts';

/** What the payment provider tells of a payout account (S3§3). */
export type PayoutAccount = { readonly hasSubmittedDetails: boolean; readonly hasChargesEnabled: boolean };

/** The state behind the connect button: not connected without details, then Pending, then connected (S3§4). */
export function payoutStateOf(account: PayoutAccount): Exclude<PayoutState, 'connecting'> {
  if (!account.hasSubmittedDetails) return 'notConnected';
  return account.hasChargesEnabled ? 'connected' : 'pending';
}

/** The connect button works only while nothing is connected or under way (S3§4). */
export const canPressConnect = (state: PayoutState): boolean => state === 'notConnected';
