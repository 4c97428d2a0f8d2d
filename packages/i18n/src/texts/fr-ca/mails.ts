import type { mails as english } from '../en-ca/mails.ts';
import { bookingMails, mailAmounts, mailFacts } from './booking-mails.ts';

export const mails: typeof english = {
  frame: {
    greeting: 'Bonjour {{firstName}},',
    greetingWithoutName: 'Bonjour,',
    bareLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    farewell: 'Cordialement,',
    signature: 'Toute l’équipe de {{product}}',
    reason: 'Vous recevez ce courriel parce que cette adresse a été indiquée chez {{product}}.',
    /** After the reason of a mail that can be switched off. */
    optional: 'Vous pouvez désactiver ces courriels dans votre compte.',
    moment: '{{day}}, {{time}} (heure de Toronto)',
    span: '{{day}}, de {{from}} à {{to}} (heure de Toronto)',
    spanToNextDay: '{{day}}, de {{from}} à {{to}} le lendemain (heure de Toronto)',
    tooLateToCancel: 'Impossible : il commence dans moins de {{hours}} heures',
    hour: '{{count}} heure',
    hours: '{{count}} heures',
    fallbackName: 'un membre de {{product}}',
    row: '{{label}} : {{value}}',
    item: 'Article',
    amount: 'Montant',
  },
  facts: mailFacts,
  amounts: mailAmounts,
  verifyEmail: {
    subject: 'Confirmez votre adresse courriel pour {{product}}',
    preview: 'Un clic confirme que cette adresse est la vôtre.',
    heading: 'Est-ce bien votre adresse?',
    opening:
      'Merci de votre inscription à {{product}}. Confirmez que cette adresse est la vôtre, pour que nous puissions vous envoyer les nouvelles de vos événements.',
    action: 'Confirmer mon adresse',
    closing:
      'Si l’inscription ne vient pas de vous, ignorez ce courriel. Rien ne se passe sans votre confirmation.',
  },
  setPassword: {
    subject: 'Choisissez un nouveau mot de passe pour {{product}}',
    preview: 'Le lien fonctionne une seule fois, pendant {{hours}} heures.',
    heading: 'Choisissez un nouveau mot de passe',
    opening: 'Vous avez demandé un nouveau mot de passe. Choisissez-le à l’aide de ce bouton.',
    action: 'Choisir un mot de passe',
    closing:
      'Le lien fonctionne une seule fois, pendant {{hours}} heures.\n\nSi la demande ne vient pas de vous, ignorez ce courriel. Votre mot de passe reste le même.',
  },
  applicationReceived: {
    subject: 'Nous avons reçu votre candidature',
    preview: 'Nous lisons chaque candidature et vous écrirons.',
    heading: 'Votre candidature est arrivée',
    opening:
      'Merci de vouloir vous joindre à {{product}}! Nous lisons chaque candidature et regardons chaque photo : laissez-nous un peu de temps.',
    closing: 'Nous vous écrirons dès que notre décision sera prise. D’ici là, vous n’avez rien à faire.',
  },
  applicationApproved: {
    subject: 'C’est oui! Créez votre mot de passe {{product}}',
    preview: 'Votre candidature est acceptée. Créez votre mot de passe pour commencer.',
    heading: 'Bienvenue parmi nous!',
    opening:
      'Ce que nous avons vu nous plaît : votre candidature est acceptée.\n\nCréez votre mot de passe pour ouvrir votre tableau de bord. Vous y composez votre portfolio, choisissez vos heures de travail et indiquez comment recevoir vos paiements.',
    action: 'Créer mon mot de passe',
    closing:
      'Le lien fonctionne une seule fois. S’il a expiré, demandez-en un nouveau sur la page de connexion, sous « Mot de passe oublié ».',
  },
  applicationRefused: {
    subject: 'À propos de votre candidature chez {{product}}',
    preview: 'Merci de votre candidature. Voici notre décision.',
    heading: 'Merci de votre candidature',
    opening:
      'Nous avons étudié votre candidature avec soin et nous regrettons de ne pas pouvoir vous offrir une place cette fois-ci.',
    because: 'Ce que nous aimerions vous dire :',
    closing: 'Merci de votre temps et de vos photos. Nous vous souhaitons une belle continuation.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe {{product}} a été modifié',
    preview: 'Si c’était vous, vous n’avez rien à faire.',
    heading: 'Votre mot de passe a été modifié',
    opening:
      'Le mot de passe de votre compte vient d’être modifié. Si c’était vous, vous n’avez plus rien à faire.',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, sous « Mot de passe oublié » sur la page de connexion, et prévenez-nous.',
  },
  supportReceived: {
    subject: 'Nous avons reçu votre message : {{subject}}',
    preview: 'Nous vous répondrons par courriel.',
    heading: 'Votre message est arrivé',
    opening: 'Merci de nous avoir écrit. Nous avons reçu votre message et vous répondrons par courriel.',
    because: 'Vous avez écrit :',
    closing: 'Vous n’avez rien d’autre à faire. Si ce message ne vient pas de vous, prévenez-nous.',
  },
  supportAsked: {
    subject: 'Demande d’aide {{number}} : {{subject}}',
    preview: 'Un hôte a écrit à l’équipe.',
    heading: 'Un hôte a besoin d’aide',
    opening: 'Un hôte a écrit à l’équipe.',
    because: 'Le message :',
    closing:
      'Répondez avec « pnpm ops support answer {{number}} … » : l’hôte reçoit votre réponse par courriel. Une réponse à ce courriel ne lui parvient pas.',
  },
  supportAnswered: {
    subject: 'Notre réponse : {{subject}}',
    preview: 'Nous avons répondu à votre message.',
    heading: 'Voici notre réponse',
    opening: 'Merci de votre patience.',
    because: 'Notre réponse :',
    action: 'Nous écrire de nouveau',
    closing:
      'Est-ce que cela vous aide? Sinon, écrivez-nous de nouveau en indiquant le numéro de la demande.',
  },
  ...bookingMails,
};
