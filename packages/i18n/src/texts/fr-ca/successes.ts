import { deliveryLimits } from '@repo/domain/limits';
import type { SuccessTexts } from '../message-tables.ts';

export const successes = {
  logged_in_successfully: 'Connexion réussie',
  registered_successfully: 'Votre compte a été créé, veuillez vous connecter.',
  email_verified: 'Votre adresse courriel est confirmée.',
  if_this_email_is_registered_a_link_is_on_its_way:
    'Si cette adresse courriel est inscrite, un lien est en route.',
  password_has_been_set_successfully: 'Mot de passe défini',
  password_updated: 'Mot de passe mis à jour',
  saved_successfully: 'Enregistré',
  updated_successfully: 'Mis à jour',
  form_submitted_successfully: 'Formulaire envoyé',
  email_sent: 'Courriel envoyé',
  invitation_sent: 'Invitation envoyée',
  discount_successfully_applied: 'Rabais appliqué',
  added_to_cart: 'Ajouté au panier',
  event_cancel_successfully: 'Événement annulé',
  event_request_accepted: 'Demande acceptée',
  event_request_declined: 'Demande refusée',
  successfully_checked_in: 'Arrivée signalée',
  successfully_checked_out: 'Départ signalé',
  review_submit_successfully: 'Avis envoyé',
  review_reply_published: 'Réponse publiée',
  added_to_gallery_successfully: 'Ajouté à la galerie',
  added_to_profile_successfully: 'Ajouté au profil',
  recap_added_successfully: 'Récap ajouté',
  img_successfully_deleted: 'Fichiers supprimés',
  file_successfully_deleted: 'Fichiers supprimés',
  download_files_email: `Vos fichiers sont en route par courriel. Cela peut prendre jusqu’à ${deliveryLimits.zipMailMinutes} minutes.`,
} as const satisfies SuccessTexts;
