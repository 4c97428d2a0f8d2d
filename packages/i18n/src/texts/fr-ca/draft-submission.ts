import type { draftSubmission as english } from '../en-ca/draft-submission.ts';

export const draftSubmission: typeof english = {
  title: 'Brouillon soumis',
  heading: 'Votre événement est entre bonnes mains',
  promise:
    'Nous vous écrirons dans les 24 heures pour vous proposer un ou plusieurs {{product}}(z) pour votre événement.',
  by: 'Donc au plus tard le {{when}}.',
  nextHeading: 'La suite',
  next: {
    search:
      'Nous demandons aux {{products}} près de votre événement, même à ceux qui travaillent d’habitude à d’autres heures.',
    mail: 'Notre courriel vous mène à un panier avec ceux qui peuvent venir. Vous choisissez, et ne payez qu’à ce moment.',
    none: 'Si personne ne peut venir, nous vous l’écrivons aussi. Un brouillon ne coûte rien.',
  },
  changeHeading: 'Pour changer quelque chose',
  change: 'Répondez à notre courriel, ou écrivez-nous en donnant le nom de votre événement.',
  contact: 'Nous joindre',
  account: 'Mon compte',
  another: 'Réserver un autre événement',
};
