/**
 * Every success key of a reply (S1§8, S2§8, S3§8; A-87). Only a type: the texts live in packages/i18n, where a
 * missing one is a compile error.
 */
export type SuccessKey =
  | 'logged_in_successfully'
  | 'registered_successfully'
  | 'email_verified'
  | 'if_this_email_is_registered_a_link_is_on_its_way'
  | 'password_has_been_set_successfully'
  | 'password_updated'
  | 'saved_successfully'
  | 'updated_successfully'
  | 'form_submitted_successfully'
  | 'email_sent'
  | 'invitation_sent'
  | 'discount_successfully_applied'
  | 'added_to_cart'
  | 'event_cancel_successfully'
  | 'event_request_accepted'
  | 'event_request_declined'
  | 'successfully_checked_in'
  | 'successfully_checked_out'
  | 'review_submit_successfully'
  | 'review_reply_published'
  | 'added_to_gallery_successfully'
  | 'added_to_profile_successfully'
  | 'recap_added_successfully'
  | 'img_successfully_deleted'
  | 'file_successfully_deleted'
  | 'download_files_email';
