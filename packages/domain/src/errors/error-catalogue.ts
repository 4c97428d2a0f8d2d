import { brandedCodes } from './branded-codes.ts';

/**
 * Every failure that a caller may see, with its key in the API and its HTTP status. A refused sign-in is 400
 * because the specs read every 401 as an ended session (S1§4). The first code of each status is the general one for
 * that status.
 */
export const errorCatalogue = {
  invalid_input: 400,
  session_has_expired: 401,
  not_allowed: 403,
  object_does_not_exist: 404,
  method_not_allowed: 405,
  request_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_server_error: 500,
  service_unavailable: 503,
  database_unavailable: 503,
  something_went_wrong: 500,
  unable_to_access_server: 503,
  email_sent_failure: 503,
  storage_is_full: 503,
  action_is_not_possible_now: 409,
  one_or_more_fields_exists_already: 409,
  no_id_exist: 404,

  // Any field of any form (S1§5, S2§5, S3§5).
  this_field_is_required: 400,
  this_field_is_invalid: 400,
  this_field_is_too_long: 400,

  // Signing in and signing up (S1§5, S1§8).
  invalid_login: 400,
  username_or_password_is_incorrect: 400,
  user_is_not_active: 403,
  email_is_not_verified: 403,
  email_not_found: 404,
  user_name_already_exists: 409,
  user_already_exists: 409,
  user_registration_failed: 400,
  your_verification_email_link_is_expired: 400,
  password_link_has_expired: 400,
  password_instruction_error: 400,
  password_confirm_password_does_not_match: 400,
  current_password_is_incorrect: 400,

  // Operators, who sign in with a second factor.
  second_factor_code_is_required: 400,
  second_factor_code_is_incorrect: 400,
  second_factor_is_not_set_up: 403,
  operator_password_is_too_short: 400,
  payment_job_cannot_be_discarded: 409,

  // Account, attended events and referral (S2§5, S2§8).
  please_select_diffrent_address: 400,
  invalid_location: 400,
  only_alphanumeric_characters_are_allowed: 400,
  referral_to_own_email: 400,
  sorry_this_email_has_already_been_sent_a_referral_code: 409,

  // The application of a provider (S3§5).
  please_enter_first_name: 400,
  please_enter_last_name: 400,
  please_enter_email: 400,
  please_enter_instagram: 400,
  please_enter_phone_number: 400,
  please_select_image: 400,
  max_3_photos_can_be_selected: 400,
  invalid_file_type: 415,
  invalid_questions_submission: 400,
  sorry_this_user_email_has_already_applied: 409,

  // Setting up an event (S1§5).
  please_enter_an_event_name: 400,
  please_select_an_event_date: 400,
  event_date_must_be_tomorrow_or_later: 400,
  event_date_is_too_far_ahead: 400,
  start_time_field_is_required: 400,
  the_booking_must_fit_between_8_am_and_2_am: 400,
  enter_a_location: 400,
  enter_precise_location: 400,
  please_select_location_from_dropdown: 400,
  we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list: 400,
  please_select_an_event_type: 400,
  please_add_additional_notes: 400,
  [brandedCodes.noProviderAvailable]: 404,

  // Recap brief (S1§5).
  recap_quantity_must_be_greater_than_0: 400,
  invalid_music_file_type: 415,
  file_size_exceeds_10mb_limit: 413,
  invalid_image_type: 415,
  recap_file_is_missing: 409,

  // Cart, promo code and payment (S1§5, S1§8, S2§5).
  cart_is_empty: 400,
  [brandedCodes.pleaseSelectProvider]: 400,
  minimum_amount_should_be_2_kindly_contact_admin: 400,
  price_has_changed: 409,
  too_many_providers_in_order: 400,
  too_many_hours_held_unpaid: 409,
  time_held_unpaid_too_often: 409,
  promo_code_has_expired: 400,
  invalid_promo_code: 400,
  payment_not_made: 402,

  // A booked event and its requests (S1§8, S3§8).
  invalid_event_id: 400,
  event_already_booked: 409,
  event_cancellation_failed: 409,
  reason_required: 400,
  event_request_has_expired: 409,
  [brandedCodes.actionAlreadyPerformed]: 409,
  someone_not_checkout_from_event: 409,
  check_is_before_the_event: 400,
  check_is_in_the_future: 400,
  check_out_is_before_check_in: 400,

  // Uploads, gallery and recap delivery (S3§5).
  file_format_not_supported: 415,
  upto_2000_mbs_are_allowed_in_an_attempt: 413,
  each_file_size_should_be_under_400mb: 413,
  max_img_error: 400,
  files_already_uploaded: 409,
  only_videos_are_acceptable_for_reel: 415,
  recap_are_required: 400,
  gallery_opens_at_check_in: 409,
  file_is_locked: 403,
  share_pin_is_invalid: 400,
  share_pin_is_incorrect: 403,
  share_link_has_expired: 404,

  // Portfolio (S3§5).
  please_unselect_videos: 400,
  only_12_images_are_allowed: 400,
  portfolio_is_full: 400,
  profile_embargo: 409,
  marketing_consent_is_missing: 409,
  please_upload_profile_picture: 400,
  profile_image_format_not_supported: 415,
  format_not_supported: 415,
  unsupported_image_format: 415,
  atleast_six_pic_required: 400,
  profile_doesnot_exist: 404,

  // Schedule (S3§5).
  start_time_is_required: 400,
  end_time_is_required: 400,
  end_time_must_be_greater_than_start_time: 400,
  max_distance_cannot_be_less_than_min_distance: 400,
  blackout_is_in_the_past: 400,
  schedule_has_changed: 409,

  // Reviews (S2§5, A-46).
  please_give_rating: 400,
  review_is_not_open_yet: 409,
  review_can_no_longer_be_changed: 409,
  review_has_a_reply: 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text);

export const httpStatusOf = (code: ErrorCode): number => errorCatalogue[code];

/** Returns the general code of an HTTP status, for refusals of the web framework. */
export function errorCodeOfHttpStatus(httpStatus: number): ErrorCode {
  const general = Object.keys(errorCatalogue)
    .filter(isErrorCode)
    .find((code) => httpStatusOf(code) === httpStatus);
  return general ?? (httpStatus >= 400 && httpStatus < 500 ? 'invalid_input' : 'internal_server_error');
}
