import type { bookAgain as english } from '../en-ca/book-again.ts';

export const bookAgain: typeof english = {
  loading: 'Chargement de votre événement',
  heading: 'Réserver « {{event}} » de nouveau',
  kept: 'Nous avons gardé le lieu, les heures et tout ce que vous aviez saisi. Il ne vous reste qu’à choisir une date et à vérifier le reste.',
  providers_one:
    '{{names}} fait déjà partie de votre sélection. Nous vérifierons sa disponibilité à la nouvelle date.',
  providers_other:
    '{{names}} font déjà partie de votre sélection. Nous vérifierons leur disponibilité à la nouvelle date.',
  unavailable_one:
    '{{names}} n’accepte plus de réservations. Vous pouvez choisir une autre personne pour la nouvelle date.',
  unavailable_other:
    '{{names}} n’acceptent plus de réservations. Vous pouvez choisir d’autres personnes pour la nouvelle date.',
  replaces: 'Vous avez déjà commencé une autre réservation. Si vous continuez ici, elle sera remplacée.',
  start: 'Choisir une date',
  leave: 'Retour à mon compte',
  keep: 'Poursuivre mon autre réservation',
  gone: 'Cet événement ne peut pas être réservé de nouveau',
  goneText: 'Seuls vos propres événements terminés ou annulés peuvent être réservés de nouveau.',
};
