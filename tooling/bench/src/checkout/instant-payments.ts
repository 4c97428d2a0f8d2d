import { noPayments } from '../../../../apps/api/src/adapters/unconfigured-services.ts';
import type { PaymentGateway } from '../../../../apps/api/src/ports/payment-gateway.ts';

/** A card provider in the same process that replies at once, so that only our code is measured. */
export const instantPayments: PaymentGateway = {
  ...noPayments,
  openSession: async ({ orderId, lines }) => ({
    id: `cs_${orderId}`,
    state: 'open',
    orderId,
    url: `http://card.test/${orderId}`,
    amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    paymentIntentId: null,
    lastCardDigits: null,
  }),
};
