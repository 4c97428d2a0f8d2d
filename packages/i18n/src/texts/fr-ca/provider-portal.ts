import type { providerPortal as english } from '../en-ca/provider-portal.ts';

export const providerPortal: typeof english = {
  dashboard: {
    title: 'Mon travail',
    heading: 'Mon travail',
    introduction: 'Vos demandes, votre horaire et votre portfolio se trouvent ici.',
    home: 'Voir ce que voient les hôtes',
  },
};
