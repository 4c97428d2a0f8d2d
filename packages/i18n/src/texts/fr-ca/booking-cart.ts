import type { bookingCart as english } from '../en-ca/booking-cart.ts';

export const bookingCart: typeof english = {
  introduction: '…',
  back: 'Retour',
  continue: 'Continuer',
};
