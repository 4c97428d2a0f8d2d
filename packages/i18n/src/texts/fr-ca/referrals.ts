import type { referrals as english } from '../en-ca/referrals.ts';

export const referrals: typeof english = {
  offer: 'Obtenez 10 $ de rabais',
  how: 'Invitez un ami : nous lui enverrons par courriel un code qui retire {{amount}} du prix de son prochain événement. Après cet événement, vous économiserez {{amount}} sur le vôtre.',
  email: 'Courriel de votre ami',
  emailHint:
    'Le code fonctionne seulement pour un compte avec cette adresse. Vous pouvez inviter {{count}} amis par jour.',
  send: 'ENVOYER',
  share: {
    heading: 'Prévenez votre ami',
    introduction:
      'Notre courriel pourrait passer inaperçu : faites-lui signe. Le code arrive seulement par courriel.',
    link: 'Lien vers notre site',
    linkHint: 'Envoyez-le dans un message. Votre ami réserve ici avec le code reçu par courriel.',
    button: 'Partager',
    title: 'Des photos pour votre événement',
    text: 'Je vous invite chez {{product}}. Cherchez le courriel avec votre code : il retire {{amount}} du prix de votre prochain événement.',
  },
  list: {
    heading: 'Vos invitations',
    loading: 'Chargement de vos invitations',
    empty: 'Aucune invitation pour le moment',
    emptyHint: 'Les amis que vous invitez apparaissent ici, et vous voyez où ils en sont.',
    friend: 'Ami',
    sent: 'Envoyée',
    status: 'État',
  },
  states: {
    invited: 'Envoyée',
    expired: 'Expirée',
    booked: 'Réservation faite',
    rewarded: '{{amount}} de rabais pour vous',
  },
  hints: {
    invitedUntil: 'Le code est valable jusqu’au {{time}}.',
    invited: 'Le code n’a pas encore servi.',
    expired: 'Le code n’a pas servi à temps.',
    booked: 'Votre code arrive par courriel après l’événement.',
    rewarded: 'Nous vous avons envoyé votre code par courriel.',
  },
};
