import { deliveryLimits, textLimits } from '@repo/domain/limits';
import type { recapBrief as english } from '../en-ca/recap-brief.ts';

export const recapBrief: typeof english = {
  heading: 'Souhaitez-vous un récap de votre événement?',
  forEvent: 'Pour « {{event}} »',
  introduction: 'Un récap est une courte vidéo des meilleurs moments de votre événement, prête à partager.',
  choices: {
    noTitle: 'Non merci',
    noText: 'Continuer sans récap. Vous pourrez encore en ajouter un depuis votre panier.',
    skip: 'PASSER',
    addTitle: 'Oui, volontiers',
    addText:
      '{{price}} par récap, avec votre logo si vous en avez un. Dites-nous ci-dessous ce que vous aimeriez.',
    add: 'Ajouter un récap',
  },
  quantity: {
    heading: 'Combien de récaps?',
    label: 'Quantité',
    hint: 'Un seul convient à la plupart des événements. Deux peuvent montrer des moments différents.',
    choose: 'Choisissez le nombre',
  },
  look: { heading: 'L’ambiance' },
  vibe: {
    label: 'Style',
    hint: 'Regardez un exemple pour vous faire une idée de chacun.',
    sample: 'Voir',
    sampleNamed: 'Voir un exemple : {{name}}',
    sampleTitle: 'Exemple : {{name}}',
    sampleVideo: 'Vidéo d’exemple du style {{name}}, sans le son',
    sampleSilent: 'Les exemples jouent sans le son. Vous choisissez la musique de votre récap.',
    sampleFailed: 'Impossible de lire cet exemple ici. Vous pouvez quand même choisir ce style.',
    loading: 'Chargement des styles',
  },
  vision: {
    label: 'Comment imaginez-vous le récap?',
    hint: 'Par exemple : commencer par l’arrivée des invités, puis les discours et la première danse. Chaleureux, rythmé, un brin drôle.',
  },
  music: {
    heading: 'La musique',
    genre: 'Genre musical',
    genreHint: `Par exemple : pop indépendante, R&B ou piano doux. Au plus ${textLimits.musicGenre} caractères.`,
    own: 'Votre propre musique (facultatif)',
    ownRules:
      'Un fichier MP3, MPEG ou WAV de 10 Mo au maximum. Choisissez une pièce que vous avez le droit d’utiliser.',
    list: 'Votre propre musique',
  },
  format: { heading: 'Format et logo' },
  orientation: {
    label: 'Orientation',
    portrait: 'Portrait (Instagram, TikTok)',
    landscape: 'Paysage (YouTube)',
  },
  logo: {
    label: 'Votre logo (facultatif)',
    rules: 'Un fichier PNG, AI ou EPS de 10 Mo au maximum.',
    list: 'Votre logo',
  },
  files: {
    onlyOne: 'Vous ne pouvez ajouter qu’un fichier ici.',
    replaceRules: '{{rules}} Un autre fichier remplacera celui-ci.',
    stillSending: '« {{name}} » est encore en cours d’envoi. Nous continuerons dès son arrivée.',
    notSent: '« {{name}} » n’a pas été ajouté',
    retry: 'Réessayer',
    goOnWithout: 'Continuer sans ce fichier',
  },
  summary: {
    heading: 'Votre récap',
    price: 'Prix par récap',
    quantity: 'Quantité',
    subtotal: 'Sous-total',
    notesHeading: 'Bon à savoir',
    notes: {
      length: 'Chaque récap est une vidéo d’au plus 1 minute.',
      revisions:
        'Le prix comprend une ronde de retouches mineures : 1 changement de musique, et le retrait ou le remplacement d’au plus 3 séquences.',
      fees: 'Des frais de service et des taxes s’ajoutent.',
      marketing: `Le contenu n’est pas utilisé à des fins de marketing pendant les ${deliveryLimits.profileEmbargoDays} jours suivant l’événement.`,
    },
  },
  back: 'Retour',
  continue: 'Continuer la réservation',
};
