import type { calendarFeed as english } from '../en-ca/calendar-feed.ts';

export const calendarFeed: typeof english = {
  heading: 'Vos événements dans votre calendrier',
  what: 'Les événements que vous avez acceptés s’affichent dans le calendrier que vous utilisez déjà, toujours à jour.',
  loading: 'Chargement de votre lien de calendrier',
  link: 'Votre lien de calendrier',
  linkHint:
    'Dans votre application de calendrier, choisissez d’ajouter un calendrier par URL et collez ce lien. Copiez-le maintenant : il ne sera plus affiché. Quiconque a ce lien peut voir vos événements; gardez-le pour vous.',
  since: 'Vous avez un lien depuis le {{time}}. Pour votre sécurité, il ne peut plus être affiché.',
  create: 'Créer un lien',
  replace: 'Remplacer le lien',
  revoke: 'Révoquer le lien',
  keep: 'Garder le lien',
  replaceDialog: {
    title: 'Remplacer votre lien de calendrier?',
    text: 'Le lien actuel cesse de fonctionner tout de suite. Les calendriers qui l’utilisent ne reçoivent plus vos événements tant que vous n’y ajoutez pas le nouveau lien.',
  },
  revokeDialog: {
    title: 'Révoquer votre lien de calendrier?',
    text: 'Le lien cesse de fonctionner tout de suite, et les calendriers qui l’utilisent ne reçoivent plus vos événements. Vous pouvez en créer un nouveau en tout temps.',
  },
  revoked: 'Votre lien ne fonctionne plus.',
};
