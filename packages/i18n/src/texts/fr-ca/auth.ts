import type { auth as english } from '../en-ca/auth.ts';

export const auth: typeof english = {
  login: 'Connexion',
  logout: 'Déconnexion',
  loggingIn: 'Connexion en cours…',
  userName: 'Courriel',
  email: 'Courriel',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  password: 'Mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  problemAt: '{{field}} – {{problem}}',
  or: 'ou',
  google: 'Continuer avec Google',
  facebook: 'Continuer avec Facebook',
  forms: {
    hostLogin: 'Connexion',
    providerLogin: 'Connexion {{product}}',
    signUp: 'Inscription',
    forgotPassword: 'Mot de passe oublié',
  },
  links: {
    forgotPassword: 'Mot de passe oublié?',
    noAccount: 'Première visite?',
    signUp: 'Créer un compte',
    isProvider: 'Vous travaillez avec nous?',
    providerLogin: 'Ouvrir une session {{product}}',
    isHost: 'Vous réservez un événement?',
    hostLogin: 'Ouvrir une session d’hôte',
    hasAccount: 'Vous avez déjà un compte?',
    login: 'Ouvrir une session',
    backToLogin: 'Retour à la connexion',
  },
  notVerified: {
    explanation: 'Ouvrez le lien dans le courriel que nous avons envoyé à votre inscription. Rien reçu?',
    signUpAgain: 'Inscrivez-vous de nouveau pour en recevoir un autre.',
  },
  signUp: {
    passwordHint: 'Règles du mot de passe',
    news: 'Envoyez-moi des nouvelles et des offres par courriel',
    terms:
      'En vous inscrivant, vous acceptez les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
    submit: 'S’inscrire',
    checkMail: 'Ouvrez d’abord le lien que nous avons envoyé à {{email}}. Il est valide 24 heures.',
    goOn: 'J’ai ouvert le lien : continuer',
    noMail: 'Rien reçu après quelques minutes? Regardez vos indésirables ou demandez un nouvel envoi.',
    sendAgain: 'Renvoyer le courriel',
    sentAgain: 'Le courriel est reparti.',
  },
  forgot: {
    introduction:
      'Entrez le courriel de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    next: 'Le lien est valide 24 heures. Rien reçu après quelques minutes? Regardez vos indésirables.',
  },
  passwordParts: {
    number: 'un chiffre',
    lowercase: 'une lettre minuscule',
    uppercase: 'une lettre majuscule',
    special: 'un caractère spécial',
    length: 'au moins {{count}} caractères',
  },
  social: {
    returning: 'Connexion avec {{provider}} en cours…',
    cancelled: 'Vous n’avez pas ouvert de session avec {{provider}}. Rien n’a changé.',
    notOurs:
      'Cette connexion n’a pas commencé dans cette fenêtre; nous l’avons donc arrêtée. Veuillez réessayer.',
    failed:
      '{{provider}} ne nous a pas dit qui vous êtes. Veuillez réessayer ou utiliser votre mot de passe.',
    goBack: 'Revenir où vous étiez',
  },
  expired: {
    explanation: 'Reconnectez-vous pour continuer. Ce que vous avez saisi sur cette page est toujours là.',
    socialHint:
      'Google et Facebook ouvrent leur propre page : ce qui n’est pas encore enregistré sera perdu.',
    leave: 'Me déconnecter plutôt',
  },
  afterPayment:
    'Ouvrez une session pour voir votre réservation. Si votre paiement a été accepté, tout est réservé de toute façon, et le reçu arrive par courriel.',
  setPassword: {
    title: 'Créer un mot de passe',
    heading: 'Créez un mot de passe',
    introduction: 'Il vous sert, avec votre courriel, à ouvrir une session.',
    newPassword: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    linkExpired: 'Ce lien est expiré ou a déjà servi.',
    linkMissing:
      'Pour choisir un nouveau mot de passe, il faut le lien de notre courriel ou une session ouverte.',
    askForNew: 'Demander un nouveau lien',
    done: 'Vous pouvez maintenant ouvrir une session avec ce mot de passe.',
  },
  verification: {
    title: 'Vérification du courriel',
    checking: 'Vérification de votre lien…',
    verified: 'Votre courriel est vérifié',
    verifiedExplanation:
      'Vous pouvez ouvrir une session avec le mot de passe que vous avez choisi, ou en créer un nouveau.',
    signedIn: 'Votre session est ouverte. Continuez dans l’onglet où vous avez créé votre compte, ou ici.',
    goOn: 'Aller à mon compte',
    createPassword: 'Créer un mot de passe',
    expiredExplanation:
      'Inscrivez-vous de nouveau avec le même courriel pour recevoir un autre lien, ou écrivez-nous.',
    openedBefore: 'Si vous avez déjà ouvert ce lien, votre courriel est vérifié : ouvrez une session.',
    contactAdmin: 'Joindre l’administration',
  },
};
