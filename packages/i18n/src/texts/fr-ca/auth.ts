import { accountLimits } from '@repo/domain/limits';
import type { auth as english } from '../en-ca/auth.ts';

export const auth: typeof english = {
  login: 'Se connecter',
  userName: 'Courriel',
  email: 'Courriel',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  password: 'Mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
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
    providerLogin: 'Se connecter comme {{product}}',
    isHost: 'Vous réservez un événement?',
    hostLogin: 'Se connecter comme hôte',
    hasAccount: 'Vous avez déjà un compte?',
    login: 'Se connecter',
    backToLogin: 'Retour à la connexion',
  },
  notVerified: {
    explanation: 'Ouvrez le lien dans le courriel envoyé lors de votre inscription. Rien reçu?',
    signUpAgain: 'Inscrivez-vous de nouveau pour en recevoir un autre.',
  },
  secondFactor: {
    code: 'Code',
    hint: 'Les 6 chiffres de votre application d’authentification, ou un code de secours.',
  },
  operator: {
    heading: 'Vous êtes connecté avec un compte d’exploitation',
    explanation:
      'Les comptes d’exploitation s’utilisent en ligne de commande sur le serveur. Pour voir ce qu’on peut y faire :',
    logout: 'Se déconnecter',
  },
  mustWait: {
    explanation:
      'Vous ne pouvez pas attendre? Choisissez un nouveau mot de passe avec un lien envoyé par courriel.',
    sendLink: 'Recevoir un lien',
  },
  closedAccount: 'Ce compte a été fermé. Si vous croyez que c’est une erreur, écrivez-nous.',
  signUp: {
    passwordHint: 'Exigences du mot de passe',
    news: 'Envoyez-moi des nouvelles et des offres par courriel',
    terms:
      'En vous inscrivant, vous acceptez les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
    submit: 'S’inscrire',
    checkMail: `Ouvrez d’abord le lien que nous avons envoyé à {{email}}. Il est valide ${accountLimits.mailLinkHours} heures.`,
    goOn: 'J’ai ouvert le lien, continuer',
    noMail: 'Rien reçu après quelques minutes? Vérifiez vos indésirables ou renvoyez le courriel.',
    sendAgain: 'Renvoyer le courriel',
    sentAgain: 'Nous avons renvoyé le courriel.',
  },
  forgot: {
    introduction:
      'Entrez le courriel de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    next: `Le lien est valide ${accountLimits.mailLinkHours} heures. Rien reçu après quelques minutes? Vérifiez vos indésirables.`,
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
    cancelled: 'La connexion avec {{provider}} n’a pas eu lieu. Rien n’a changé.',
    notOurs:
      'Cette connexion n’a pas commencé dans cette fenêtre, alors nous l’avons arrêtée. Veuillez réessayer.',
    failed:
      '{{provider}} n’a pas pu confirmer votre identité. Veuillez réessayer ou utiliser votre mot de passe.',
    goBack: 'Revenir où vous étiez',
  },
  expired: {
    explanation: 'Reconnectez-vous pour continuer. Ce que vous avez saisi sur cette page est toujours là.',
    socialHint:
      'Google et Facebook vous mènent à une autre page : ce qui n’est pas enregistré ici sera perdu.',
    leave: 'Plutôt me déconnecter',
  },
  wantedPage: 'Connectez-vous pour ouvrir la page demandée.',
  afterPayment:
    'Connectez-vous pour voir votre réservation. Si votre paiement a été accepté, elle est faite, et vous recevrez le reçu par courriel.',
  setPassword: {
    title: 'Créer un mot de passe',
    heading: 'Créez un mot de passe',
    introduction: 'Il vous servira, avec votre courriel, à vous connecter.',
    currentPassword: 'Mot de passe actuel',
    currentPasswordHint: 'Laissez ce champ vide si vous vous connectez seulement avec Google ou Facebook.',
    newPassword: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    linkExpired: 'Ce lien a expiré ou a déjà servi.',
    linkMissing:
      'Pour choisir un nouveau mot de passe, connectez-vous ou utilisez le lien de notre courriel.',
    askForNew: 'Obtenir un nouveau lien',
    done: 'Votre mot de passe est enregistré. Vous pouvez maintenant vous connecter.',
  },
  changePassword: {
    confirmNewPassword: 'Confirmer le nouveau mot de passe',
    submit: 'Changer le mot de passe',
  },
  verification: {
    title: 'Vérification du courriel',
    checking: 'Vérification de votre lien…',
    verified: 'Votre courriel est vérifié',
    verifiedExplanation:
      'Vous pouvez vous connecter avec le mot de passe que vous avez choisi, ou en créer un nouveau.',
    signedIn: 'Vous êtes connecté. Continuez ici ou dans l’onglet où vous vous êtes inscrit.',
    goOn: 'Aller à mon compte',
    createPassword: 'Créer un mot de passe',
    expiredExplanation:
      'Inscrivez-vous de nouveau avec le même courriel pour recevoir un autre lien, ou écrivez-nous.',
    openedBefore: 'Si vous avez déjà ouvert ce lien, votre courriel est vérifié : connectez-vous.',
    contactAdmin: 'Joindre l’administration',
  },
};
