import { textLimits } from '@repo/domain/limits';
import type { myAccount as english } from '../en-ca/my-account.ts';

export const myAccount: typeof english = {
  loading: 'Chargement de vos coordonnées',
  info: {
    heading: 'Renseignements personnels',
    introduction: 'Ils servent à vos réservations et à vous joindre.',
    save: 'Enregistrer',
  },
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Courriel',
    phoneNumber: 'Téléphone',
    address: 'Adresse',
    city: 'Ville',
    postalCode: 'Code postal',
    province: 'Province',
    country: 'Pays',
  },
  emailHint: 'Vous vous connectez avec cette adresse. Écrivez-nous pour la changer.',
  phoneHint: `${textLimits.phoneDigits.from} ou ${textLimits.phoneDigits.to} chiffres, comme 416 555 0199`,
  addressHint:
    'Commencez à écrire, puis choisissez votre adresse dans la liste. Nous remplirons les champs ci-dessous.',
  addressUnchecked:
    'Impossible de vérifier cette adresse. Vérifiez votre connexion et choisissez-la de nouveau.',
  password: {
    heading: 'Changement du mot de passe',
    introduction: 'Il vous faudra votre mot de passe actuel pour en choisir un nouveau.',
    noneYet:
      'Vous vous connectez seulement avec Google ou Facebook? <create>Créez d’abord un mot de passe</create>.',
  },
};
