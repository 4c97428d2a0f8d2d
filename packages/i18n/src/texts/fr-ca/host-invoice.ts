import type { hostInvoice as english } from '../en-ca/host-invoice.ts';

export const hostInvoice: typeof english = {
  download: {
    text: 'Cliquez ici pour télécharger votre facture',
    button: 'Télécharger la facture',
    print: 'Imprimer',
  },
  loading: 'Chargement de votre facture',
  viewer: {
    heading: 'Le PDF',
    hint: 'Il est dans la langue de votre compte et dit la même chose que la facture ci-dessus.',
    loading: 'Chargement du PDF',
    failed: 'Le PDF ne peut pas s’afficher ici. Vous pouvez quand même le télécharger.',
    page: 'Page {{page}} de {{count}} du PDF',
  },
};
