import type { waitingChecks as english } from '../en-ca/waiting-checks.ts';

export const waitingChecks: typeof english = {
  heading: 'En attente du réseau',
  waits: {
    checkIn: 'Arrivée à « {{event}} » : {{time}}',
    checkOut: 'Départ de « {{event}} » : {{time}}',
  },
  hint: 'Nous l’enverrons dès que vous serez de nouveau en ligne, avec l’heure indiquée ici. D’ici là, restez connecté.',
  refused: {
    checkIn: 'Votre arrivée à « {{event}} » n’a pas été acceptée',
    checkOut: 'Votre départ de « {{event}} » n’a pas été accepté',
    at: 'Vous l’avez notée hors ligne : {{time}}.',
  },
};
