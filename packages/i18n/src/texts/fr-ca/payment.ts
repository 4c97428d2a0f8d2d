import type { payment as english } from '../en-ca/payment.ts';

export const payment: typeof english = {
  pageTitle: 'Paiement',
  pending: 'traitement en cours....',
  pendingHint:
    'Nous vérifions votre paiement auprès de notre fournisseur de paiement. Cette page se met à jour toute seule.',
  pendingLong:
    'C’est plus long que d’habitude. Vous pouvez rester ici ou fermer la page, et nous vous écrirons.',
  successTitle: 'Merci',
  success:
    'Votre paiement a été traité. Consultez vos courriels pour en savoir plus sur votre réservation ou toute autre transaction faite sur notre site {{product}}.',
  successAgreed: 'Votre réservation est complète et tous les {{products}} sont affectés à l’événement.',
  summary: {
    heading: 'Votre réservation',
    event: 'Événement',
    when: 'Quand',
    until: 'Jusqu’à',
    where: 'Lieu',
    providers_one: 'Votre {{product}}',
    providers_other: 'Vos {{products}}',
    extension: 'Temps ajouté : {{name}}',
    tip: 'Pourboire : {{name}}',
    recap: 'Récap (vidéo)',
    included: 'Inclus',
    total: 'Payé',
  },
  next: {
    heading: 'La suite',
    request_one:
      'Votre {{product}} reçoit votre demande et doit l’accepter. Si personne n’est disponible, vous êtes remboursé.',
    request_other:
      'Vos {{products}} reçoivent votre demande et doivent l’accepter. Si personne n’est disponible, vous êtes remboursé.',
    agreed_one: 'Votre {{product}} a déjà accepté de venir. Il n’y a plus rien à confirmer.',
    agreed_other: 'Vos {{products}} ont déjà accepté de venir. Il n’y a plus rien à confirmer.',
    mail: 'Le reçu et tous les détails sont en route vers votre boîte courriel.',
    follow: 'Dans Mon compte, vous pouvez suivre votre événement.',
    addition: 'Dans Mon compte, vous voyez ce qui a été ajouté à votre événement.',
  },
  toEvent: 'Revenir à votre événement',
  myAccount: 'Mon compte',
  another: 'Réserver un autre événement',
  calendar: 'Ajouter à votre calendrier',
  plainTitle: 'Vos réservations',
  plain: 'Vos réservations se trouvent dans Mon compte.',
  failureTitle: 'Une erreur est survenue',
  failureExplanation:
    'Votre réservation n’est pas complète. Si votre carte a été débitée, nous vous rembourserons automatiquement.',
  unreachable:
    'Nous n’avons pas pu joindre le serveur. Nous ne savons donc pas encore si votre paiement a été accepté.',
  lateTitle: 'Nous vous écrirons',
  late: 'Votre paiement n’est pas encore confirmé. Dès qu’il le sera, nous vous enverrons un courriel. Si vous avez quitté la page de paiement sans payer, rien n’a été débité et vous pouvez réessayer.',
  tryAgain: 'Réessayer',
  tryAgainHint: 'Votre panier est tel que vous l’avez laissé.',
  checkAgain: 'Vérifier de nouveau',
};
