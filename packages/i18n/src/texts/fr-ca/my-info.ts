import { textLimits } from '@repo/domain/limits';
import type { myInfo as english } from '../en-ca/my-info.ts';

export const myInfo: typeof english = {
  loading: 'Chargement de vos coordonnées',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel',
    home: 'Adresse du domicile',
    phoneNumber: 'Téléphone',
    emergencyContactName: 'Personne à joindre en cas d’urgence',
    emergencyContactNumber: 'Téléphone en cas d’urgence',
    hstNumber: 'Numéro de TVH',
  },
  emailHint: 'Vous vous connectez avec cette adresse. Écrivez-nous pour la changer.',
  homeHint:
    'Choisissez votre adresse dans la liste. Les hôtes ne la voient jamais; elle sert à mesurer vos déplacements.',
  homeUnchecked:
    'Impossible de vérifier cette adresse. Vérifiez votre connexion et choisissez-la de nouveau.',
  phoneHint: `${textLimits.phoneDigits.from} ou ${textLimits.phoneDigits.to} chiffres, comme 416 555 0199`,
  hstHint: 'Lettres et chiffres seulement, {{count}} au plus',
  save: 'Enregistrer',
  password: {
    heading: 'Mot de passe',
    text: 'Il vous faudra votre mot de passe actuel pour en choisir un nouveau.',
  },
  payout: {
    heading: 'Versements',
    reason:
      'Les versements ne sont pas encore ouverts. Bientôt, vous associerez ici un compte pour recevoir vos paiements.',
    connect: 'Associer',
  },
};
