import { fileLimits } from '@repo/domain/limits';
import type {
  bookingMails as english,
  mailAmounts as englishAmounts,
  mailFacts as englishFacts,
} from '../en-ca/booking-mails.ts';

export const mailFacts: typeof englishFacts = {
  event: 'Événement',
  eventId: 'Numéro d’événement',
  orderNumber: 'Numéro de commande',
  eventType: 'Type d’événement',
  time: 'Horaire',
  eventStart: 'Début de l’événement',
  place: 'Lieu',
  area: 'Secteur',
  provider: '{{product}}',
  host: 'Hôte',
  contact: 'Contact sur place',
  phone: 'Téléphone',
  notes: 'Notes',
  answerBy: 'Réponse attendue avant le',
  newsBy: 'De nos nouvelles avant le',
  earnings: 'Vous gagnez environ',
  extraTime: 'Temps supplémentaire',
  tip: 'Pourboire',
  recaps: 'Récaps',
  fullRefundUntil: 'Remboursement complet jusqu’au',
  partRefundUntil: 'Remboursement de {{percent}} jusqu’au',
  cancelling: 'Annulation',
  backToCard: 'Remboursé sur votre carte',
  onYourCard: 'Montants sur votre carte',
  backToGiftCard: 'Remis sur votre carte-cadeau',
  promoCode: 'Code promotionnel',
  validUntil: 'Valable jusqu’au',
  requestNumber: 'Numéro de la demande',
  subject: 'Objet',
  sender: 'De',
  removedPhotos: 'Photos retirées',
  email: 'Courriel',
};

export const mailAmounts: typeof englishAmounts = {
  provider: '{{provider}}, {{hours}} à {{price}} l’heure',
  extension: '{{provider}}, {{hours}} de plus à {{price}} l’heure',
  tip: 'Pourboire pour {{provider}}',
  recap: 'Récaps, {{count}} à {{price}} chacun',
  discount: 'Rabais',
  giftCard: 'Carte-cadeau',
  serviceFee: 'Frais de service ({{rate}})',
  tax: 'TVH ({{rate}})',
  totalPaid: 'Total payé',
};

const receiptWithTerms =
  'Un remboursement de {{percent}} porte sur chaque ligne et sa taxe, mais pas sur les frais de service.\n\nConservez ce courriel, c’est votre reçu.';

export const bookingMails: typeof english = {
  bookingPaid: {
    subject: 'Paiement reçu : {{event}}',
    preview: 'Votre demande a été transmise à {{providers}}.',
    heading: 'Merci de votre paiement',
    opening:
      'Nous avons reçu votre paiement de {{total}}, et votre demande a été transmise à {{providers}}.\n\nNous vous écrirons dès que nous aurons une réponse. Si une personne ne peut pas venir, nous vous remboursons sa part et vous proposons quelqu’un d’autre.',
    action: 'Voir mon événement',
    closing: receiptWithTerms,
  },
  bookingComplete: {
    subject: 'C’est réservé : {{event}}',
    preview: '{{providers}} : présence confirmée.',
    heading: 'Tout est réservé',
    opening:
      'Votre réservation est complète et tous les {{products}} sont affectés à l’événement.\n\nNous avons reçu votre paiement de {{total}}. Présence confirmée : {{providers}}. Un fichier pour votre calendrier est joint.',
    action: 'Voir mon événement',
    closing: receiptWithTerms,
  },
  purchasePaid: {
    subject: 'Paiement reçu : {{event}}',
    preview: 'Nous avons reçu votre paiement de {{total}}.',
    heading: 'Merci de votre paiement',
    opening:
      'Nous avons reçu votre paiement de {{total}} pour « {{event}} ». Voici ce que vous avez ajouté :',
    action: 'Voir mon événement',
    closing: 'Conservez ce courriel, c’est votre reçu.',
  },
  paymentReturned: {
    subject: 'Nous vous remboursons : {{event}}',
    preview: 'La plage horaire a été prise avant l’arrivée de votre paiement.',
    heading: 'Nous vous remboursons',
    opening:
      'Votre paiement pour « {{event}} » nous est parvenu quand nous ne pouvions plus garder la plage horaire pour vous, et elle a été prise entre-temps. Nous en sommes désolés.\n\nRien n’a été réservé, et nous vous remboursons la totalité de votre paiement, soit {{amount}}. Selon votre banque, cela peut prendre quelques jours.',
    action: 'Trouver un autre moment',
    closing: 'Vous n’avez rien à faire pour récupérer votre argent.',
  },
  requestReceived: {
    subject: 'Une nouvelle demande de {{host}}',
    preview: 'Réponse attendue avant le {{deadline}}.',
    heading: 'Cet événement vous plairait-il?',
    opening:
      '{{host}} aimerait vous confier un événement.\n\nAcceptez ou refusez la demande avant le {{deadline}}. Ensuite, elle expire.',
    action: 'Répondre à la demande',
    closing: 'Si vous acceptez, vous voyez l’adresse et le nom complet de votre hôte.',
  },
  requestAccepted: {
    subject: '{{provider}}, c’est réservé : {{event}}',
    preview: 'Votre demande est acceptée. Un fichier pour votre calendrier est joint.',
    heading: '{{provider}} sera des vôtres',
    opening:
      'Bonne nouvelle : {{provider}} a accepté votre demande, et c’est réservé pour « {{event}} ».\n\nUn fichier pour votre calendrier est joint.',
    action: 'Voir mon événement',
    closing: 'Nous vous le rappellerons avant le début.',
  },
  requestDeclined: {
    subject: '{{provider}} ne peut pas venir : {{event}}',
    preview: 'Nous vous remboursons sa part.',
    heading: '{{provider}} ne peut pas venir',
    opening:
      'Nous en sommes désolés : {{provider}} ne peut pas venir à « {{event}} ».\n\nNous vous remboursons sa part. Selon votre banque, cela peut prendre quelques jours.',
    action: 'Voir mon événement',
    closing: 'Si quelqu’un d’autre est libre à ce moment, nous vous le proposerons dans un autre courriel.',
  },
  requestUnanswered: {
    subject: 'Pas de réponse de {{provider}} : {{event}}',
    preview: 'Nous vous remboursons sa part.',
    heading: 'Pas de réponse de {{provider}}',
    opening:
      'Nous en sommes désolés : {{provider}} n’a pas répondu à temps à votre demande pour « {{event}} », et elle a expiré.\n\nNous vous remboursons sa part. Selon votre banque, cela peut prendre quelques jours.',
    action: 'Voir mon événement',
    closing: 'Si quelqu’un d’autre est libre à ce moment, nous vous le proposerons dans un autre courriel.',
  },
  replacementsOffered: {
    subject: 'Quelqu’un d’autre pour {{event}}',
    preview: 'Disponibles à la place : {{providers}}.',
    heading: 'Et si c’était quelqu’un d’autre?',
    opening:
      '{{provider}} ne peut pas venir à « {{event}} », mais vous pourriez réserver {{providers}} au même moment et au même endroit.\n\nChoisissez qui vous plaît : tout ce que vous nous avez dit de l’événement y est déjà.',
    action: 'Choisir mon {{product}}',
    closing: 'Rien n’est réservé tant que vous n’avez pas payé : mieux vaut ne pas trop attendre.',
  },
  jobConfirmed: {
    subject: 'C’est réservé : {{event}}',
    preview: 'L’événement de {{host}} est à vous. Un fichier pour votre calendrier est joint.',
    heading: 'L’événement est à vous',
    opening:
      'C’est réservé : « {{event}} », avec {{host}}. Voici tout ce qu’il faut savoir; un fichier pour votre calendrier est joint.',
    action: 'Voir mes événements',
    closing: 'L’adresse et tous les détails sont avec l’événement. Amusez-vous bien!',
  },
  jobExpired: {
    subject: 'La demande de {{host}} a expiré',
    preview: 'Elle est restée sans réponse.',
    heading: 'Cette demande a expiré',
    opening:
      'La demande de {{host}} est restée sans réponse et a expiré. Votre calendrier est de nouveau libre à ce moment.',
    action: 'Voir mon horaire',
    closing:
      'Les hôtes attendent chaque réponse. Si vous vous absentez, marquez ces jours dans votre horaire, et aucune demande ne vous parviendra.',
  },
  jobCancelled: {
    subject: 'Annulé : {{event}}',
    preview: 'Votre calendrier est de nouveau libre à ce moment.',
    heading: 'Votre réservation est annulée',
    opening:
      'Votre réservation pour « {{event}} » est annulée, et votre calendrier est de nouveau libre à ce moment.',
    action: 'Voir mes événements',
    closing: 'Vous n’avez rien à faire.',
  },
  jobExtended: {
    subject: 'Un ajout à {{event}}',
    preview: '{{host}} a ajouté quelque chose à l’événement.',
    heading: 'Un ajout à votre événement',
    opening: '{{host}} a fait cet ajout à « {{event}} », et c’est déjà payé :',
    action: 'Voir mes événements',
    closing: 'Si l’horaire a changé, un nouveau fichier pour votre calendrier est joint.',
  },
  jobReminder: {
    subject: 'Bientôt : {{event}}',
    preview: 'Votre horaire : {{time}}.',
    heading: 'Votre événement approche',
    opening: '« {{event}} » approche. Votre horaire : {{time}}.',
    action: 'Voir mes événements',
    closing: 'Chargez vos appareils, libérez de l’espace, et amusez-vous bien!',
  },
  providerReviewed: {
    subject: 'Un avis de {{host}}',
    preview: '{{host}} a donné son avis sur votre travail : {{event}}.',
    heading: 'Vous avez un nouvel avis',
    opening:
      '{{host}} a donné son avis sur votre travail pour « {{event}} ». Il figure sur votre profil public.',
    action: 'Lire et répondre',
    closing: 'Vous pouvez répondre une fois; tout le monde verra votre réponse.',
  },
  photosRemoved: {
    subject: 'Des photos de {{event}} ont été retirées de votre profil',
    preview: '{{host}} ne permet plus de les montrer comme exemples.',
    heading: 'Nous avons retiré des photos de votre profil',
    opening:
      '{{host}} ne permet plus de montrer des photos de « {{event}} » comme exemples de votre travail. Nous les avons donc retirées de votre profil. Elles sont toujours dans la galerie de l’événement.',
    action: 'Voir mon portfolio',
    closing: `Il faut au moins ${fileLimits.portfolioImages.from} images pour que les hôtes vous trouvent. S’il en manque, ajoutez-en d’autres.`,
  },
  eventCancelled: {
    subject: 'Annulé : {{event}}',
    preview: 'Votre événement est annulé. Voici votre remboursement.',
    heading: 'Votre événement est annulé',
    opening:
      '« {{event}} » est annulé, comme vous l’avez demandé, et nous avons prévenu toutes les personnes réservées.\n\nVoici votre remboursement. Selon votre banque, cela peut prendre quelques jours.',
    action: 'Voir mes événements',
    closing: 'Au plaisir de vous revoir pour un autre événement.',
  },
  providerCancelled: {
    subject: '{{provider}} ne pourra finalement pas venir : {{event}}',
    preview: 'Nous vous remboursons tout ce que vous avez payé pour cette personne.',
    heading: '{{provider}} ne pourra finalement pas venir',
    opening:
      'Nous en sommes vraiment désolés : {{provider}} ne pourra finalement pas venir à « {{event}} ».\n\nNous vous remboursons tout ce que vous avez payé pour cette personne. Selon votre banque, cela peut prendre quelques jours.',
    action: 'Voir mon événement',
    closing: 'Vous pouvez réserver quelqu’un d’autre pour le même moment.',
  },
  refundMade: {
    subject: 'Votre remboursement est en route : {{event}}',
    preview: 'Nous vous remboursons {{amount}}.',
    heading: 'Votre remboursement est en route',
    opening:
      'Nous vous avons remboursé {{amount}} pour « {{event}} ». Selon votre banque, cela peut prendre quelques jours.',
    action: 'Voir mes événements',
    closing: 'Vous n’avez rien à faire.',
  },
  eventReminder: {
    subject: 'Bientôt : {{event}}',
    preview: '{{providers}} : {{time}}.',
    heading: 'Votre événement approche',
    opening: '« {{event}} » approche. Présence confirmée : {{providers}}, {{time}}.',
    action: 'Voir mon événement',
    closing: 'Si quelque chose a changé de votre côté, écrivez-nous sous Aide.',
  },
  galleryReady: {
    subject: 'La galerie de {{event}} est prête',
    preview: 'Découvrez les images de {{provider}}.',
    heading: 'Votre galerie est prête',
    opening: 'Les images de {{provider}} pour « {{event}} » sont dans votre galerie.',
    action: 'Ouvrir ma galerie',
    closing: 'Vous pouvez télécharger vos fichiers, et verrouiller ceux que vos invités ne doivent pas voir.',
  },
  reviewDue: {
    subject: 'Comment s’est passé {{event}}?',
    preview: 'Dites-nous ce que vous avez pensé de {{providers}}.',
    heading: 'Comment ça s’est passé?',
    opening:
      'Nous espérons que « {{event}} » a été réussi. Qu’avez-vous pensé de {{providers}}? Une note prend une minute.',
    action: 'Donner votre avis',
    closing: 'Votre avis aide les prochains hôtes à choisir.',
  },
  draftReceived: {
    subject: 'Nous avons reçu votre brouillon : {{event}}',
    preview: 'Vous aurez de nos nouvelles d’ici {{draftHours}} heures.',
    heading: 'Nous cherchons votre {{product}}',
    opening:
      'Nous avons reçu le brouillon de votre événement « {{event}} ».\n\nNous vous écrirons d’ici {{draftHours}} heures pour vous proposer un ou plusieurs {{products}} pour votre événement.',
    action: 'Voir mes événements',
    closing:
      'Rien n’a été payé et rien n’est réservé. Vous déciderez après avoir vu qui nous vous proposons.',
  },
  draftSuggested: {
    subject: 'Nous avons trouvé quelqu’un pour {{event}}',
    preview: 'Nous vous proposons {{providers}}.',
    heading: 'Nous avons trouvé quelqu’un',
    opening:
      'Pour « {{event}} », nous vous proposons {{providers}}.\n\nRegardez, choisissez qui vous plaît, et payez pour réserver.',
    action: 'Voir qui nous vous proposons',
    closing: 'Rien n’est réservé tant que vous n’avez pas payé : mieux vaut ne pas trop attendre.',
  },
  referralInvited: {
    subject: '{{host}} vous offre {{amount}} de rabais',
    preview: 'Votre code est à l’intérieur.',
    heading: '{{amount}} de rabais sur votre événement',
    opening:
      '{{host}} pense que {{product}} vous plairait : une personne avec un bon téléphone et un bon œil immortalise votre événement, et vous en profitez.\n\nAvec ce code, votre prochain événement coûte {{amount}} de moins.',
    action: 'Planifier mon événement',
    closing:
      'Le code fonctionne une seule fois, pour un compte avec cette adresse courriel. Nous ne vous écrirons plus au sujet de cette invitation.',
  },
  referralRewarded: {
    subject: 'Merci : {{amount}} de rabais sur votre prochain événement',
    preview: 'Une personne que vous avez invitée a eu son premier événement; voici votre code.',
    heading: 'Merci de nous avoir recommandés',
    opening:
      'Une personne que vous avez invitée a eu son premier événement avec nous. Pour vous remercier, votre prochain événement coûte {{amount}} de moins avec ce code.',
    action: 'Planifier mon prochain événement',
    closing: 'Le code fonctionne une seule fois, pour votre compte.',
  },
};
