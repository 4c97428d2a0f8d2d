import type { shell as english } from '../en-ca/shell.ts';

export const shell: typeof english = {
  pageTitle: '{{page}} - {{product}}',
  skipToContent: 'Passer au contenu',
  serviceArea: 'RGT',
  serviceAreaLong: 'Région du Grand Toronto',
  language: 'Langue',
  feeNote: 'Les réservations comportent des frais de service de {{fee}} % et la TVH de {{tax}} %.',
  hours_one: '{{count}} heure',
  hours_other: '{{count}} heures',
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  serverUnreachable: 'Impossible de joindre le serveur. Vos données sont en sécurité. Réessayez.',
  fatal: {
    heading: 'Un problème est survenu',
    explanation: 'Merci de nous signaler le problème',
    goBack: 'Retour à la connexion',
  },
};
