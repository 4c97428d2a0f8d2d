import type { providerPortal as english } from '../en-ca/provider-portal.ts';

export const providerPortal: typeof english = {
  dashboard: 'Mon travail',
  hour: '{{count}} heure',
  hours: '{{count}} heures',
  tabs: {
    EventRequests: 'DEMANDES',
    MyEvents: 'MES ÉVÉNEMENTS',
    ReelEvents: 'RÉCAPS',
    MyProfile: 'MON PROFIL',
    MySchedule: 'MON HORAIRE',
    MyPortfolio: 'MON PORTFOLIO',
    MyInfo: 'MES COORDONNÉES',
    MessageBoard: 'MESSAGERIE',
    Application: 'Devenir {{product}}',
  },
  later: {
    ReelEvents: {
      title: 'Les commandes de récaps ne sont pas encore ouvertes',
      text: 'Bientôt, vous téléchargerez ici les photos d’un événement, lirez ce que l’hôte souhaite et téléverserez le récap.',
    },
    MessageBoard: {
      title: 'La messagerie n’est pas encore ouverte',
      text: 'Bientôt, vous échangerez ici avec l’hôte d’un événement.',
    },
  },
};
