import { fail } from '@repo/domain/result';
import { PaymentsUnreachable } from '../ports/payment-gateway.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { Places } from '../ports/places.ts';
import type { SocialIdentity } from '../ports/social-identity.ts';

/** Used when neither the real service nor the sandbox is configured: every request fails. */
export const noPlaces: Places = {
  autocomplete: async () => fail('unable_to_access_server'),
  details: async () => fail('unable_to_access_server'),
  geocode: async () => fail('unable_to_access_server'),
};

export const noSocialIdentity: SocialIdentity = {
  profileOf: async () => fail('unable_to_access_server'),
};

const refusePayment = async (): Promise<never> => {
  throw new PaymentsUnreachable('there is no card provider');
};

export const noPayments: PaymentGateway = {
  openSession: refusePayment,
  findSession: refusePayment,
  endSession: refusePayment,
  refund: refusePayment,
  findRefund: refusePayment,
  readMessage: () => undefined,
};
