import type { support as english } from '../en-ca/support.ts';

export const support: typeof english = {
  form: {
    heading: 'Écrivez-nous',
    introduction: 'Dites-nous ce qu’il vous faut. Nous vous répondrons par courriel, à l’adresse {{email}}.',
    subject: 'Objet',
    event: 'Événement',
    eventHint: 'Choisissez l’événement dont il s’agit, s’il y en a un.',
    noEvent: 'Aucun événement',
    eventOnDay: '{{event}}, {{day}}',
    message: 'Message',
    send: 'Envoyer',
    sent: 'Nous avons reçu votre message et vous en avons envoyé une copie. Notre réponse arrivera par courriel.',
  },
  contact: {
    heading: 'Pour nous joindre autrement',
    introduction: 'Tout le reste se trouve sur notre page de contact.',
    link: 'Nous joindre',
  },
};
