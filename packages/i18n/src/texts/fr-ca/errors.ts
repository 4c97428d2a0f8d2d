import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { bookingLimits, deliveryLimits, fileLimits, textLimits } from '@repo/domain/limits';
import type { ErrorTexts } from '../message-tables.ts';

/** Treats the brand word as a masculine noun. */
export const errors = {
  invalid_input: 'Données non valides',
  session_has_expired: 'Votre session a expiré',
  not_allowed: 'Votre compte ne permet pas cette action.',
  object_does_not_exist: 'Cet élément n’existe pas',
  method_not_allowed: 'Cette adresse n’accepte pas ce type de requête.',
  request_too_large: 'L’envoi est trop volumineux.',
  unsupported_media_type: 'Ce type de contenu n’est pas pris en charge.',
  too_many_requests: 'Trop de tentatives. Patientez un peu, puis réessayez.',
  internal_server_error: 'Erreur interne du serveur',
  service_unavailable: 'Le service est occupé. Réessayez dans un instant.',
  database_unavailable: 'Nous n’avons pas accès à nos données pour l’instant. Réessayez dans un moment.',
  storage_is_full: 'L’espace de stockage est plein : rien n’a été enregistré. Réessayez plus tard.',
  something_went_wrong: 'Une erreur est survenue',
  unable_to_access_server: 'Impossible de joindre le serveur',
  email_sent_failure: 'L’envoi du courriel a échoué',
  action_is_not_possible_now:
    'Cette action n’est plus possible. Rechargez la page pour voir ce qui a changé.',
  one_or_more_fields_exists_already: 'Une ou plusieurs valeurs existent déjà',
  no_id_exist: 'Cet identifiant n’existe pas',

  this_field_is_required: 'Ce champ est obligatoire',
  this_field_is_invalid: 'Ce champ n’est pas valide',
  this_field_is_too_long: 'Ce texte est trop long',

  invalid_login: 'Connexion non valide',
  username_or_password_is_incorrect: 'Le nom d’utilisateur ou le mot de passe est incorrect',
  user_is_not_active: 'Ce compte n’est pas actif',
  email_is_not_verified: 'L’adresse courriel n’est pas confirmée',
  email_not_found: 'Adresse courriel introuvable',
  user_name_already_exists: 'Ce nom d’utilisateur existe déjà',
  user_already_exists: 'Ce compte existe déjà',
  user_registration_failed: 'L’inscription a échoué',
  your_verification_email_link_is_expired: 'Le lien de confirmation de votre courriel a expiré.',
  password_link_has_expired: 'Ce lien a expiré. Obtenez-en un nouveau.',
  password_instruction_error:
    'Au moins 6 caractères, dont un chiffre, une minuscule, une majuscule et un caractère spécial',
  password_confirm_password_does_not_match: 'Le mot de passe et sa confirmation ne correspondent pas.',
  current_password_is_incorrect: 'Le mot de passe actuel est incorrect',

  second_factor_code_is_required: 'Entrez le code de votre application d’authentification.',
  second_factor_code_is_incorrect: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  second_factor_is_not_set_up:
    'Ce compte d’exploitation n’a pas encore de deuxième facteur. Configurez-le sur le serveur : pnpm ops operator reset-second-factor',
  operator_password_is_too_short: `Le mot de passe d’un compte d’exploitation doit avoir au moins ${textLimits.operatorPasswordMin} caractères.`,
  payment_job_cannot_be_discarded:
    'Cette tâche déplace de l’argent : elle ne peut pas être supprimée. Relancez-la plutôt.',

  please_select_diffrent_address: 'Veuillez choisir une autre adresse parmi les suggestions.',
  invalid_location: 'Lieu non valide',
  only_alphanumeric_characters_are_allowed: 'Seuls les lettres et les chiffres sont permis.',
  referral_to_own_email: 'Entrez l’adresse courriel de votre ami, pas la vôtre.',
  sorry_this_email_has_already_been_sent_a_referral_code:
    'Désolé, un code de recommandation a déjà été envoyé à cette adresse courriel',

  please_enter_first_name: 'Veuillez entrer votre prénom',
  please_enter_last_name: 'Veuillez entrer votre nom de famille',
  please_enter_email: 'Veuillez entrer votre adresse courriel',
  please_enter_instagram: 'Veuillez entrer votre compte Instagram',
  please_enter_phone_number: 'Veuillez entrer votre numéro de téléphone',
  please_select_image: 'Veuillez choisir une image',
  max_3_photos_can_be_selected: 'Vous pouvez choisir 3 photos au maximum',
  invalid_file_type: 'Type de fichier non valide',
  invalid_questions_submission: 'Les réponses aux questions ne sont pas valides',
  sorry_this_user_email_has_already_applied:
    'Désolé, une candidature a déjà été envoyée avec cette adresse courriel',

  please_enter_an_event_name: 'Veuillez entrer le nom de l’événement',
  please_select_an_event_date: 'Veuillez choisir la date de l’événement',
  event_date_must_be_tomorrow_or_later: 'Choisissez une date à partir de demain.',
  event_date_is_too_far_ahead: `Choisissez une date dans les ${bookingLimits.latestMonthsAhead} prochains mois.`,
  start_time_field_is_required: 'Ce champ est obligatoire',
  the_booking_must_fit_between_8_am_and_2_am:
    'Choisissez une heure qui garde toute la réservation entre 8 h et 2 h du matin.',
  enter_a_location: 'Entrez un lieu',
  enter_precise_location: 'Entrez un lieu précis',
  please_select_location_from_dropdown: 'Veuillez choisir un lieu dans la liste déroulante',
  we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list:
    'Nous ne desservons pas ce secteur; visitez notre page de contact pour vous inscrire à notre liste d’envoi',
  please_select_an_event_type: 'Veuillez choisir un type d’événement',
  please_add_additional_notes: 'Veuillez ajouter des précisions',
  [brandedCodes.noProviderAvailable]: 'Aucun {{product}} disponible à cet endroit',

  recap_quantity_must_be_greater_than_0: 'Le nombre de récaps doit être supérieur à 0',
  invalid_music_file_type: 'Type de fichier musical non valide',
  file_size_exceeds_10mb_limit: 'Le fichier dépasse la limite de 10 Mo',
  recap_file_is_missing:
    'Un fichier de votre récap n’est plus disponible. Ajoutez-le de nouveau, ou continuez sans lui.',
  invalid_image_type: 'Type d’image non valide',

  cart_is_empty: 'Le panier est vide',
  [brandedCodes.pleaseSelectProvider]: 'Veuillez choisir un {{product}}',
  minimum_amount_should_be_2_kindly_contact_admin:
    'Le montant minimal est de 2 $. Veuillez communiquer avec l’administration.',
  price_has_changed: 'Le prix a changé.',
  too_many_providers_in_order: `Vous pouvez réserver jusqu’à ${bookingLimits.providersPerOrder} {{products}} à la fois.`,
  too_many_hours_held_unpaid:
    'Vous avez mis de côté autant d’heures que possible sans payer. Payez d’abord une de vos réservations, ou réservez moins de {{products}} ou d’heures.',
  time_held_unpaid_too_often:
    'Vous avez mis cette plage horaire de côté plusieurs fois sans payer. Choisissez un autre {{product}} ou un autre moment, ou réessayez dans quelques heures.',
  promo_code_has_expired: 'Ce code promotionnel a expiré',
  invalid_promo_code: 'Code promotionnel non valide',
  payment_not_made: 'Le paiement n’a pas été effectué.',

  invalid_event_id: 'Numéro d’événement non valide',
  event_already_booked: 'Cet événement est déjà réservé',
  event_cancellation_failed: 'L’annulation de l’événement a échoué',
  reason_required: 'Une raison est obligatoire',
  event_request_has_expired: 'Cette demande a expiré. Vous ne pouvez plus y répondre.',
  [brandedCodes.actionAlreadyPerformed]: 'Cette action a déjà été effectuée pour ce {{product}}',
  someone_not_checkout_from_event: 'Une personne n’a pas encore signalé son départ de l’événement',
  check_is_before_the_event: 'Cette heure précède le jour de l’événement',
  check_is_in_the_future: 'Cette heure n’est pas encore arrivée. Vérifiez l’horloge de votre téléphone.',
  check_out_is_before_check_in: 'L’heure de départ précède l’heure d’arrivée',

  file_format_not_supported: 'Format de fichier non pris en charge',
  upto_2000_mbs_are_allowed_in_an_attempt: 'Un envoi peut contenir jusqu’à 2000 Mo',
  each_file_size_should_be_under_400mb: 'Chaque fichier doit faire moins de 400 Mo.',
  max_img_error: `Choisissez au maximum ${fileLimits.filesPerSelection} fichiers à la fois.`,
  files_already_uploaded: 'Les fichiers ont déjà été téléversés',
  only_videos_are_acceptable_for_reel: 'Seules les vidéos sont acceptées pour un récap.',
  recap_are_required_one: '{{count}} récap est requis',
  recap_are_required_other: '{{count}} récaps sont requis',
  gallery_opens_at_check_in: 'La galerie s’ouvre dès que vous avez signalé votre arrivée.',
  file_is_locked: 'Ce fichier est verrouillé.',
  share_pin_is_invalid: `Entrez un NIP de ${textLimits.sharePinDigits.from} à ${textLimits.sharePinDigits.to} chiffres.`,
  share_pin_is_incorrect: 'Ce NIP est incorrect. Réessayez.',
  share_link_has_expired: 'Ce lien a expiré. Demandez-en un nouveau à l’hôte.',

  please_unselect_videos: 'Veuillez désélectionner les vidéos',
  only_12_images_are_allowed: 'Seulement 12 images sont permises',
  portfolio_is_full: `Votre portfolio peut contenir jusqu’à ${fileLimits.portfolioImages.to} images. Retirez-en d’abord.`,
  profile_embargo: `Vous pourrez utiliser les photos ${deliveryLimits.profileEmbargoDays} jours après l’événement, sauf si l’hôte le permet plus tôt.`,
  marketing_consent_is_missing: 'L’hôte n’a pas accepté l’utilisation de ces photos à des fins de marketing.',
  please_upload_profile_picture: 'Veuillez téléverser une photo de profil',
  profile_image_format_not_supported: 'Format de la photo de profil non pris en charge',
  format_not_supported: 'Format non pris en charge',
  unsupported_image_format: 'Format d’image non pris en charge',
  atleast_six_pic_required: 'Au moins 6 images sont requises pour le portfolio',
  profile_doesnot_exist: 'Ce profil n’existe pas',

  start_time_is_required: 'L’heure de début est obligatoire',
  end_time_is_required: 'L’heure de fin est obligatoire',
  end_time_must_be_greater_than_start_time: 'L’heure de fin doit être postérieure à l’heure de début',
  max_distance_cannot_be_less_than_min_distance:
    'La distance maximale ne peut pas être inférieure à la distance minimale',
  blackout_is_in_the_past: 'Un jour de congé est déjà passé. Retirez-le, puis enregistrez de nouveau.',
  schedule_has_changed:
    'Votre horaire a été modifié entre-temps sur un autre appareil ou dans un autre onglet.',

  please_give_rating: 'Veuillez donner une note',
  review_is_not_open_yet: 'Vous pourrez donner votre avis une fois l’événement commencé.',
  review_can_no_longer_be_changed: 'Cet avis ne peut plus être modifié.',
  review_has_a_reply: 'Vous avez déjà répondu à cet avis.',
} as const satisfies ErrorTexts;
