import type { eventConsents as english } from '../en-ca/event-consents.ts';

export const eventConsents: typeof english = {
  marketing:
    'Nous et les {{products}} pouvons montrer des photos de mon événement comme exemples de notre travail.',
  marketingHint: 'Facultatif. Rien n’est montré dans les 7 jours suivant l’événement.',
  gallerySharing: 'Mon {{product}} peut partager la galerie avec mes invités.',
  gallerySharingHint:
    'Facultatif. Sinon, vous seul pouvez la partager. Dans les deux cas, vous pourrez verrouiller des photos.',
  ofEvent: 'Ce que vous acceptez pour {{event}}',
  list: {
    heading: 'Photos de vos événements',
    introduction:
      'Ce que vous acceptez pour chaque événement. Vous pouvez changer d’avis à tout moment. Les changements sont enregistrés aussitôt.',
    loading: 'Chargement de vos événements',
    none: 'Vous n’avez pas encore d’événement réservé. Ce que vous acceptez en réservant pourra être changé ici.',
    more: 'Voici vos événements les plus récents. Pour un autre, ouvrez sa galerie depuis Mes événements.',
  },
  withdrawing: {
    title: 'Ne plus montrer de photos de {{event}}?',
    text: 'Les photos de cet événement sont aussitôt retirées des profils de ses {{products}}. Si vous acceptez de nouveau plus tard, elles ne reviennent pas d’elles-mêmes.',
    confirm: 'Retirer mon accord',
    cancel: 'Ne rien changer',
  },
};
