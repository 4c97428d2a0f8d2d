import type { eventReview as english } from '../en-ca/event-review.ts';

export const eventReview: typeof english = {
  loading: 'Chargement de vos avis',
  isCancelled: 'Cet événement est annulé.',
  noProvider: 'Aucun {{product}} n’a encore accepté la demande pour cet événement.',
  notYet: 'Il est trop tôt pour donner votre avis',
  opensAt: 'Vous pourrez l’écrire dès le début de l’événement, le {{time}}.',
  editableUntil_one: 'Vous pouvez modifier votre avis jusqu’au {{time}}.',
  editableUntil_other: 'Vous pouvez modifier vos avis jusqu’au {{time}}.',
  profile: 'Voir le profil',
  rating: '1. Donnez une note à votre {{product}} : dites-nous comment ça s’est passé!',
  stars: {
    one: '1 - Mauvais',
    two: '2 - Passable',
    three: '3 - Correct',
    four: '4 - Bien',
    five: '5 - Excellent',
  },
  feedback: '2. Nous aimerions en savoir un peu plus!',
  submit: 'Envoyer',
  sent: 'Votre avis figure sur le profil public. Merci!',
  yourRating_one: 'Vous avez donné {{count}} étoile.',
  yourRating_other: 'Vous avez donné {{count}} étoiles.',
  closed: 'Cet avis ne peut plus être modifié.',
};
