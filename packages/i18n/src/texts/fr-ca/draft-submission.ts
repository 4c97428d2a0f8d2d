import type { draftSubmission as english } from '../en-ca/draft-submission.ts';

export const draftSubmission: typeof english = {
  title: 'Brouillon soumis',
  heading: 'Votre événement est entre bonnes mains',
  promise:
    'Nous vous écrirons dans les 24 heures pour vous proposer un ou plusieurs {{product}}(z) pour votre événement.',
  by: 'C’est-à-dire au plus tard le {{when}}.',
  nextHeading: 'La suite',
  next: {
    search:
      'Nous consultons les {{products}} près de votre événement, même ceux qui travaillent d’habitude à d’autres heures.',
    mail: 'Notre courriel contiendra un lien vers un panier avec les {{products}} disponibles. Vous choisissez, et ne payez qu’à ce moment-là.',
    none: 'Si personne n’est disponible, nous vous le dirons aussi. Un brouillon ne coûte rien.',
  },
  changeHeading: 'Pour changer quelque chose',
  change: 'Répondez à notre courriel, ou écrivez-nous en indiquant le numéro de votre événement.',
  contact: 'Nous joindre',
  account: 'Mon compte',
  another: 'Réserver un autre événement',
};
