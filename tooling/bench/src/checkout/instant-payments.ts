import { noPayments } from '../../../../apps/api/src/adapters/nobody-outside.ts';
import type { PaymentGateway } from '../../../../apps/api/src/ports/payment-gateway.ts';

/** A card provider that answers at once and from within, so that what is measured is ours. */
export const instantPayments: PaymentGateway = {
  ...noPayments,
  openSession: async ({ orderId, lines }) => ({
    id: `cs_${orderId}`,
    state: 'open',
    orderId,
    url: `http://card.test/${orderId}`,
    amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    paymentIntentId: null,
  }),
};
