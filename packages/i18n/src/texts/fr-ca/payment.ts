import type { payment as english } from '../en-ca/payment.ts';

export const payment: typeof english = {
  introduction: '…',
  back: 'Retour',
  continue: 'Continuer',
};
