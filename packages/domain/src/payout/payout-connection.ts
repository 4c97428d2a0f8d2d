import type { PayoutState } from '../machine/payout-machine.ts';

/** What the payment provider reports about a payout account (S3§3). */
export type PayoutAccount = { readonly hasSubmittedDetails: boolean; readonly hasChargesEnabled: boolean };

/** Returns the state of the connect button (S3§4). */
export function payoutStateOf(account: PayoutAccount): Exclude<PayoutState, 'connecting'> {
  if (!account.hasSubmittedDetails) return 'notConnected';
  return account.hasChargesEnabled ? 'connected' : 'pending';
}

/** Whether the connect button is enabled: only while not connected (S3§4). */
export const canPressConnect = (state: PayoutState): boolean => state === 'notConnected';
