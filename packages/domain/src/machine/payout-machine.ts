import type { Machine } from './transition.ts';

export type PayoutState = 'notConnected' | 'connecting' | 'pending' | 'connected';
export type PayoutMove = 'connect' | 'fail' | 'submitDetails' | 'enableCharges' | 'restrict';

/**
 * The states of a provider's payout account (S3§4): pending once the details are submitted, connected once charges
 * are enabled. The payment provider may restrict it again.
 */
export const payoutMachine: Machine<PayoutState, PayoutMove> = {
  moves: {
    notConnected: { connect: 'connecting' },
    connecting: { fail: 'notConnected', submitDetails: 'pending', enableCharges: 'connected' },
    pending: { enableCharges: 'connected' },
    connected: { restrict: 'pending' },
  },
};
