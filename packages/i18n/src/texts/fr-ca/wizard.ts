import type { wizard as english } from '../en-ca/wizard.ts';

export const wizard: typeof english = {
  titles: {
    book_your_event: 'RÉSERVEZ VOTRE ÉVÉNEMENT',
    event_booking_form: 'FORMULAIRE DE RÉSERVATION',
  },
  steps: {
    setup: 'Événement',
    detail: 'Détails',
    select: 'Choix de {{product}}',
    recap: 'Récap (vidéo)',
    cart: 'Panier',
    payment: 'Paiement',
  },
  stepsLabel: 'Étapes de la réservation',
  stepTitle: '{{step}} - {{title}}',
  problemAt: '{{field}} – {{problem}}',
  summary: {
    heading: 'Votre réservation',
    provider: '{{name}} · {{hours}} × {{rate}}',
    recap: 'Récap · {{quantity}} × {{price}}',
    discount: 'Rabais',
    serviceFee: 'Frais de service ({{percent}})',
    tax: 'TVH ({{percent}})',
    total: 'Total (CAD)',
    show: 'Voir le détail',
    note: 'Vous payez à la dernière étape. Annulation sans frais jusqu’à {{notice}} heures avant l’arrivée de votre {{product}}.',
  },
  anew: {
    button: 'Commencer une nouvelle réservation',
    question: 'Commencer une nouvelle réservation?',
    explanation: 'Ce que vous avez saisi pour celle-ci sera oublié.',
    confirm: 'Recommencer',
    keep: 'Garder cette réservation',
  },
};
