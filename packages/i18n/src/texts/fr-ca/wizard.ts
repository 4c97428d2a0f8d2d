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
  changedElsewhere:
    'Cette réservation a été modifiée dans un autre onglet. Vous en voyez la version la plus récente.',
  summary: {
    heading: 'Votre réservation',
    provider: '{{name}} · {{hours}} × {{rate}}',
    recap: 'Récap · {{quantity}} × {{price}}',
    discount: 'Rabais',
    serviceFee: 'Frais de service ({{percent}})',
    tax: 'TVH ({{percent}})',
    total: 'Total (CAD)',
    show: 'Voir le détail',
    note: 'Vous payez à la dernière étape.',
  },
  cancellation: {
    full: 'Annulez au plus tard le {{full}} pour un remboursement complet, ou au plus tard le {{last}} pour un remboursement de {{percent}}, sans les frais de service.',
    partial:
      'Il est trop tard pour un remboursement complet. Annulez au plus tard le {{last}} pour un remboursement de {{percent}}, sans les frais de service.',
    none: 'Cet événement commence dans moins de {{last}} heures : il ne peut plus être annulé ni remboursé à votre demande.',
    started:
      'L’événement a déjà commencé : ce que vous ajoutez maintenant ne peut plus être annulé ni remboursé à votre demande.',
  },
  acceptance: {
    new_one:
      'Votre {{product}} doit encore accepter, dans les {{hours}} heures suivant votre paiement. En cas de refus ou sans réponse, vous êtes remboursé au complet.',
    new_other:
      'Chaque {{product}} doit encore accepter, dans les {{hours}} heures suivant votre paiement. En cas de refus ou sans réponse, ce que vous avez payé pour sa présence vous est remboursé au complet.',
    draft:
      'Un {{product}} qui n’a pas encore accepté a {{hours}} heures à partir de votre paiement pour le faire. En cas de refus ou sans réponse, ce que vous avez payé pour sa présence vous est remboursé au complet.',
  },
  refusal: {
    title: 'Ce compte ne permet pas de réserver',
    explanation:
      'Pour réserver, déconnectez-vous et continuez sans compte, ou connectez-vous avec un compte d’hôte.',
    logOut: 'Se déconnecter',
  },
  startOver: {
    button: 'Commencer une nouvelle réservation',
    question: 'Commencer une nouvelle réservation?',
    explanation: 'Les renseignements saisis pour cette réservation seront effacés.',
    confirm: 'Recommencer',
    keep: 'Garder cette réservation',
  },
};
