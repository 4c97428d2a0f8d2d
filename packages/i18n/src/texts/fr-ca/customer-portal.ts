import type { customerPortal as english } from '../en-ca/customer-portal.ts';

export const customerPortal: typeof english = {
  dashboard: 'Mon compte',
  tabs: {
    MyEvents: 'Mes événements',
    MyAccount: 'Mon compte',
    AttendedEvents: 'Où j’étais',
    ReferAFriend: 'Inviter un ami',
    Support: 'Aide',
  },
  later: {
    AttendedEvents: {
      title: 'Les galeries des autres hôtes ne sont pas encore ouvertes',
      text: 'Bientôt, vous entrerez ici le numéro d’événement donné par un hôte et vous verrez les photos.',
    },
  },
  event: {
    heading: 'MES ÉVÉNEMENTS',
    back: 'RETOUR À MON COMPTE',
    missing: {
      title: 'Événement introuvable',
      text: 'Il n’est pas parmi les événements de ce compte. L’avez-vous réservé avec un autre?',
      events: 'Voir vos événements',
    },
    tabs: {
      Extend: 'PROLONGER VOTRE {{product}}',
      Tip: 'REMERCIER VOTRE {{product}}',
      Gallery: 'VOIR LA GALERIE',
      Invoice: 'TÉLÉCHARGER LA FACTURE',
      Review: 'ÉVALUER VOTRE {{product}}',
      MessageBoard: 'MESSAGERIE',
    },
    later: {
      MessageBoard: {
        title: 'La messagerie n’est pas encore ouverte',
        text: 'Bientôt, vous échangerez ici avec chaque {{product}} qui a accepté cet événement.',
      },
    },
  },
};
