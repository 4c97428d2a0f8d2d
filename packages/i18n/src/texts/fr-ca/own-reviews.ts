import type { ownReviews as english } from '../en-ca/own-reviews.ts';

export const ownReviews: typeof english = {
  heading: 'Vos avis',
  loading: 'Chargement de vos avis',
  none: 'Les avis de vos hôtes s’afficheront ici.',
  by_one: '{{name}} : {{count}} étoile',
  by_other: '{{name}} : {{count}} étoiles',
  reply: 'Répondre à {{name}}',
  replyTo: 'Votre réponse à {{name}}',
  hint: 'Tous ceux qui voient votre profil peuvent la lire. Vous pouvez répondre une fois, sans pouvoir modifier votre réponse.',
  publish: 'Publier la réponse',
  yourReply: 'Votre réponse',
};
