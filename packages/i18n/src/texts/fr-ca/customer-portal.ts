import type { customerPortal as english } from '../en-ca/customer-portal.ts';

export const customerPortal: typeof english = {
  dashboard: {
    title: 'Mon compte',
    heading: 'Mon compte',
    introduction:
      'Vos événements, galeries et factures se trouvent ici. Réservez un événement et il apparaîtra sur cette page.',
    book: 'Réserver un événement',
  },
};
