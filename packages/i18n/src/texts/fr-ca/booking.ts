import type { booking as english } from '../en-ca/booking.ts';

export const booking: typeof english = {
  home: {
    heading: 'Votre événement en photos, par quelqu’un de votre quartier',
    introduction:
      'Les {{products}} photographient et filment avec leur téléphone dans le Grand Toronto, à l’heure.',
    book: 'Réserver un événement',
    bookHint: 'Vous pouvez explorer et remplir un panier sans compte.',
  },
  titles: {
    book_your_event: 'RÉSERVEZ VOTRE ÉVÉNEMENT',
    event_booking_form: 'FORMULAIRE DE RÉSERVATION',
  },
  steps: {
    setup: 'Événement',
    detail: 'Détails',
    select: 'Choix de {{product}}',
    recap: 'Vidéo récapitulative',
    cart: 'Panier',
    payment: 'Paiement',
  },
  stepsLabel: 'Étapes de la réservation',
  stepTitle: '{{step}} - {{title}}',
};
