import { brandedCodes } from './branded-codes.ts';

/**
 * Every failure that a caller may see: its key on the wire and the HTTP status it travels with.
 * A refused sign-in is 400 because the specs read every 401 as an ended session (S1§4).
 * The texts live in packages/i18n, where a missing language is a compile error.
 */
export const errorCatalogue = {
  invalid_input: { httpStatus: 400 },
  session_has_expired: { httpStatus: 401 },
  not_allowed: { httpStatus: 403 },
  object_does_not_exist: { httpStatus: 404 },
  method_not_allowed: { httpStatus: 405 },
  request_too_large: { httpStatus: 413 },
  unsupported_media_type: { httpStatus: 415 },
  too_many_requests: { httpStatus: 429 },
  internal_server_error: { httpStatus: 500 },
  service_unavailable: { httpStatus: 503 },
  something_went_wrong: { httpStatus: 500 },
  unable_to_access_server: { httpStatus: 503 },
  email_sent_failure: { httpStatus: 503 },
  action_is_not_possible_now: { httpStatus: 409 },
  one_or_more_fields_exists_already: { httpStatus: 409 },
  no_id_exist: { httpStatus: 404 },

  // What any field of any form may answer (S1§5, S2§5, S3§5).
  this_field_is_required: { httpStatus: 400 },
  this_field_is_invalid: { httpStatus: 400 },
  this_field_is_too_long: { httpStatus: 400 },

  // Signing in and signing up (S1§5, S1§8).
  invalid_login: { httpStatus: 400 },
  username_or_password_is_incorrect: { httpStatus: 400 },
  user_is_not_active: { httpStatus: 403 },
  email_is_not_verified: { httpStatus: 403 },
  email_not_found: { httpStatus: 404 },
  user_name_already_exists: { httpStatus: 409 },
  user_already_exists: { httpStatus: 409 },
  user_registration_failed: { httpStatus: 400 },
  your_verification_email_link_is_expired: { httpStatus: 400 },
  password_link_has_expired: { httpStatus: 400 },
  password_instruction_error: { httpStatus: 400 },
  password_confirm_password_does_not_match: { httpStatus: 400 },
  current_password_is_incorrect: { httpStatus: 400 },

  // Account, attended events and referral (S2§5, S2§8).
  please_select_diffrent_address: { httpStatus: 400 },
  invalid_location: { httpStatus: 400 },
  only_alphanumeric_characters_are_allowed: { httpStatus: 400 },
  referral_to_own_email: { httpStatus: 400 },
  sorry_this_email_has_already_been_sent_a_referral_code: { httpStatus: 409 },

  // The application of a provider (S3§5).
  please_enter_first_name: { httpStatus: 400 },
  please_enter_last_name: { httpStatus: 400 },
  please_enter_email: { httpStatus: 400 },
  please_enter_instagram: { httpStatus: 400 },
  please_enter_phone_number: { httpStatus: 400 },
  please_select_image: { httpStatus: 400 },
  max_3_photos_can_be_selected: { httpStatus: 400 },
  invalid_file_type: { httpStatus: 415 },
  invalid_questions_submission: { httpStatus: 400 },
  sorry_this_user_email_has_already_applied: { httpStatus: 409 },

  // Setting up an event (S1§5).
  please_enter_an_event_name: { httpStatus: 400 },
  please_select_an_event_date: { httpStatus: 400 },
  event_date_must_be_tomorrow_or_later: { httpStatus: 400 },
  start_time_field_is_required: { httpStatus: 400 },
  enter_a_location: { httpStatus: 400 },
  enter_precise_location: { httpStatus: 400 },
  please_select_location_from_dropdown: { httpStatus: 400 },
  we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list: {
    httpStatus: 400,
  },
  please_select_an_event_type: { httpStatus: 400 },
  please_add_additional_notes: { httpStatus: 400 },
  [brandedCodes.noProviderAvailable]: { httpStatus: 404 },

  // Recap brief (S1§5).
  recap_quantity_must_be_greater_than_0: { httpStatus: 400 },
  invalid_music_file_type: { httpStatus: 415 },
  file_size_exceeds_10mb_limit: { httpStatus: 413 },
  invalid_image_type: { httpStatus: 415 },

  // Cart, promo code and payment (S1§5, S1§8, S2§5).
  cart_is_empty: { httpStatus: 400 },
  [brandedCodes.pleaseSelectProvider]: { httpStatus: 400 },
  minimum_amount_should_be_2_kindly_contact_admin: { httpStatus: 400 },
  promo_code_has_expired: { httpStatus: 400 },
  invalid_promo_code: { httpStatus: 400 },
  payment_not_made: { httpStatus: 402 },

  // A booked event and its requests (S1§8, S3§8).
  invalid_event_id: { httpStatus: 400 },
  event_already_booked: { httpStatus: 409 },
  event_cancellation_failed: { httpStatus: 409 },
  reason_required: { httpStatus: 400 },
  event_request_has_expired: { httpStatus: 409 },
  [brandedCodes.actionAlreadyPerformed]: { httpStatus: 409 },
  someone_not_checkout_from_event: { httpStatus: 409 },

  // Uploads, gallery and recap delivery (S3§5).
  file_format_not_supported: { httpStatus: 415 },
  upto_2000_mbs_are_allowed_in_an_attempt: { httpStatus: 413 },
  each_file_size_should_be_under_400mb: { httpStatus: 413 },
  max_img_error: { httpStatus: 400 },
  files_already_uploaded: { httpStatus: 409 },
  only_videos_are_acceptable_for_reel: { httpStatus: 415 },
  recap_are_required: { httpStatus: 400 },
  gallery_opens_at_check_in: { httpStatus: 409 },
  file_is_locked: { httpStatus: 403 },
  share_pin_is_invalid: { httpStatus: 400 },
  share_pin_is_incorrect: { httpStatus: 403 },
  share_link_has_expired: { httpStatus: 404 },

  // Portfolio (S3§5).
  please_unselect_videos: { httpStatus: 400 },
  only_12_images_are_allowed: { httpStatus: 400 },
  portfolio_is_full: { httpStatus: 400 },
  profile_embargo: { httpStatus: 409 },
  marketing_consent_is_missing: { httpStatus: 409 },
  please_upload_profile_picture: { httpStatus: 400 },
  profile_image_format_not_supported: { httpStatus: 415 },
  format_not_supported: { httpStatus: 415 },
  unsupported_image_format: { httpStatus: 415 },
  atleast_six_pic_required: { httpStatus: 400 },
  profile_doesnot_exist: { httpStatus: 404 },

  // Schedule (S3§5).
  start_time_is_required: { httpStatus: 400 },
  end_time_is_required: { httpStatus: 400 },
  end_time_must_be_greater_than_start_time: { httpStatus: 400 },
  max_distance_cannot_be_less_than_min_distance: { httpStatus: 400 },

  // Reviews (S2§5, A-46).
  please_give_rating: { httpStatus: 400 },
  review_is_not_open_yet: { httpStatus: 409 },
  review_can_no_longer_be_changed: { httpStatus: 409 },
} as const satisfies Record<string, { readonly httpStatus: number }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text);

/** The codes that say no more than their HTTP status does. */
const generalCodes = [
  'invalid_input',
  'session_has_expired',
  'payment_not_made',
  'not_allowed',
  'object_does_not_exist',
  'method_not_allowed',
  'action_is_not_possible_now',
  'request_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal_server_error',
  'service_unavailable',
] as const satisfies readonly ErrorCode[];

/** The code for a failure that only has an HTTP status, as the web framework's own refusals do. */
export function errorCodeOfHttpStatus(httpStatus: number): ErrorCode {
  const exact = generalCodes.find((code) => errorCatalogue[code].httpStatus === httpStatus);
  return exact ?? (httpStatus >= 400 && httpStatus < 500 ? 'invalid_input' : 'internal_server_error');
}
