import type { accountSettings as english } from '../en-ca/account-settings.ts';

/** Settings of an account that hosts and providers share. */
export const accountSettings: typeof english = {
  devices: {
    heading: 'Vos appareils',
    introduction: 'Vous êtes connecté sur ces appareils. Déconnectez ceux que vous ne reconnaissez pas.',
    loading: 'Chargement de vos appareils',
    list: 'Appareils connectés à votre compte',
    both: '{{browser}} sur {{system}}',
    unknown: 'Appareil inconnu',
    thisDevice: 'Cet appareil',
    lastUsed: 'Dernière utilisation : {{time}}',
    logOut: 'Déconnecter',
    logOutOf: '{{logOut}} : {{device}}, dernière utilisation le {{time}}',
    loggedOut: '{{device}} : appareil déconnecté.',
    others: 'Déconnecter tous les autres appareils',
    othersDialog: {
      title: 'Déconnecter tous les autres appareils?',
      text: 'Vous resterez connecté ici et devrez vous reconnecter partout ailleurs.',
      confirm: 'Les déconnecter',
      cancel: 'Rester connecté',
    },
    othersLoggedOut: 'Tous les autres appareils sont déconnectés.',
  },
  preferences: {
    heading: 'Nos courriels',
    introduction:
      'Choisissez leur langue et ceux que vous voulez recevoir. Vos choix sont enregistrés aussitôt.',
    loading: 'Chargement de vos choix',
    language: 'Langue de nos courriels',
    optional: 'Courriels que vous pouvez désactiver',
    optionalHint:
      'Les courriels sur vos réservations, vos paiements, vos remboursements et la sécurité de votre compte sont toujours envoyés.',
    reminders: 'Rappels avant un événement',
    reviews: {
      host: 'Demandes d’évaluation après un événement',
      provider: 'Nouvelles évaluations de votre travail',
    },
    newsHint: 'Vous pouvez changer d’avis ici en tout temps.',
  },
};
