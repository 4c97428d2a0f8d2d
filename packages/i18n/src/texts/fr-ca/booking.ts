import type { booking as english } from '../en-ca/booking.ts';

export const booking: typeof english = {
  home: {
    heading: 'Votre événement en photos, par quelqu’un de votre quartier',
    introduction:
      'Les {{products}} photographient et filment avec leur téléphone dans le Grand Toronto, à l’heure.',
    book: 'Réserver un événement',
    bookHint: 'Vous pouvez explorer et remplir un panier sans compte.',
  },
  landing: {
    title: 'Réserver des photographes d’événements',
    heading: 'Votre événement, photographié par quelqu’un d’ici',
    introduction:
      'Les {{products}} photographient et filment au téléphone intelligent, partout dans la région du Grand Toronto. Réservez à l’heure, ajoutez une courte vidéo récapitulative et partagez la galerie avec vos invités.',
    chooseHeading: 'Que célébrez-vous?',
    chooseHint: 'Choisissez le type d’événement. Nous gardons votre choix sur cet appareil.',
    saved: 'Enregistré sur cet appareil : {{name}}',
    none: 'Il n’y a pas encore de types d’événements.',
  },
};
