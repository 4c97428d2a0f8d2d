import { textLimits } from '@repo/domain/limits';
import type { application as english } from '../en-ca/application.ts';

export const application: typeof english = {
  introduction:
    'Près de chez vous, des hôtes cherchent des gens qui ont l’œil et qui connaissent leur téléphone. Parlez-nous de vous et montrez-nous ce que vous savez faire : il faut une dizaine de minutes.',
  facts: {
    hours: 'Vous choisissez vos heures, à partir d’une plage de {{hours}} heures par semaine.',
    phone: 'Votre téléphone intelligent est le seul équipement qu’il vous faut.',
    answer: 'Nous lisons chaque candidature et répondons par courriel.',
  },
  about: {
    heading: 'À votre sujet',
    introduction: 'Comment vous joindre, et jusqu’où vous iriez pour un événement.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel',
    emailHint: 'Notre réponse y sera envoyée.',
    phoneNumber: 'Téléphone',
    phoneHint: `${textLimits.phoneDigits.from} ou ${textLimits.phoneDigits.to} chiffres, comme 416 555 0199`,
    home: 'Adresse du domicile',
    homeHint:
      'Choisissez votre adresse dans la liste. Les hôtes ne la voient jamais; elle sert à mesurer vos déplacements.',
    homeUnchecked:
      'Impossible de vérifier cette adresse. Vérifiez votre connexion et choisissez-la de nouveau.',
    distanceKm: 'Distance de déplacement',
    distanceHint: 'Jusqu’où vous iriez pour travailler. Vous pourrez la changer plus tard.',
  },
  work: {
    heading: 'Vos photos',
    introduction: 'Avec quoi vous photographiez, et ce que ça donne.',
    instagramHandle: 'Compte Instagram',
    instagramHint: 'Comme @votrenom',
    deviceId: 'Téléphone intelligent',
    chooseDevice: 'Choisissez votre téléphone',
    devicesFailed: 'La liste des téléphones n’a pas pu être chargée.',
    devicesFailedText: 'Ce que vous avez saisi est conservé. Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
    photos: 'Photos',
    photoRules: 'De {{from}} à {{to}} de vos meilleures photos, en JPG ou PNG, {{size}} maximum par photo.',
    photoList: 'Vos photos',
    photoCount: 'Photos ajoutées : {{count}} sur {{most}}',
    heicHint: 'C’est une photo HEIC. Enregistrez-la ou partagez-la en JPG, puis ajoutez-la de nouveau.',
  },
  words: {
    heading: 'Dans vos mots',
    introduction: 'Quelques phrases suffisent.',
    question1: {
      label: 'Qu’est-ce qui vous donne envie de devenir {{product}}?',
      hint: 'Par exemple : c’est toujours moi qui prends les photos aux fêtes de famille, et j’aimerais en faire plus.',
    },
    question2: {
      label: 'Quelle est votre expérience en photo et en vidéo?',
      hint: 'Par exemple : deux ans de publications pour un café, le mariage d’une amie, de courtes vidéos. Il n’est pas nécessaire d’avoir été payé.',
    },
    question3: {
      label: 'Comment décririez-vous votre style?',
      hint: 'Par exemple : la lumière naturelle, les éclats de rire, les détails que les autres ne voient pas.',
    },
    question4: {
      label: 'Quand pouvez-vous travailler, en général?',
      hint: 'Par exemple : le samedi à partir de midi et la plupart des soirs de semaine. Nous demandons au moins une plage de {{hours}} heures par semaine.',
    },
    referralName: 'Qui vous a parlé de nous?',
    referralHint: 'Son nom, s’il y a lieu.',
    agreementName: 'Acceptation du rôle',
    agreement:
      'J’accepte le rôle de {{product}} : j’arrive à l’heure, je photographie avec mon propre téléphone, je livre dans les {{ready}} heures qui suivent l’événement et je garde au moins une plage de {{hours}} heures par semaine pour les réservations.',
  },
  saved: 'Enregistré sur cet appareil',
  send: 'Envoyer ma candidature',
  sending: 'Envoi de votre candidature',
  already:
    'Chaque adresse courriel ne peut servir qu’une fois. Vérifiez votre boîte de réception et vos courriels indésirables. Si l’adresse ci-dessus n’est pas la vôtre, corrigez-la et envoyez de nouveau.',
  alreadyProvider: 'Vous êtes déjà {{product}}? Connectez-vous',
  thanks: {
    heading: 'Merci, {{name}}',
    text: 'Votre candidature est arrivée. Nous avons envoyé une confirmation à {{email}}.',
    next: 'La suite',
    read: 'Nous lisons vos réponses et regardons chaque photo.',
    answer: 'Nous vous enverrons notre décision par courriel. Laissez-nous un peu de temps.',
    start:
      'Si c’est oui, ce courriel vous permet de créer votre mot de passe et d’ouvrir votre tableau de bord.',
    community:
      'En attendant, rencontrez les autres : on échange des conseils et des photos dans notre communauté.',
    communityLink: 'Rejoindre la communauté',
  },
};
