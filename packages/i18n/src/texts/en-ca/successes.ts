import { deliveryLimits } from '@repo/domain/limits';
import type { SuccessTexts } from '../message-tables.ts';

/** The headings of the specs' success catalogue (A-87), and the texts that the specs give in full. */
export const successes = {
  logged_in_successfully: 'Logged In',
  registered_successfully: 'Account registered successfully, please login.',
  email_verified: 'Your email is verified.',
  if_this_email_is_registered_a_link_is_on_its_way: 'If this e-mail is registered, a link is on its way.',
  password_has_been_set_successfully: 'Password set',
  password_updated: 'Password Updated',
  saved_successfully: 'Saved',
  updated_successfully: 'Updated',
  form_submitted_successfully: 'Form submitted successfully',
  email_sent: 'Email sent',
  invitation_sent: 'Invitation sent',
  discount_successfully_applied: 'Discount successfully applied',
  added_to_cart: 'added to cart',
  event_cancel_successfully: 'Event cancelled',
  event_request_accepted: 'Request accepted',
  event_request_declined: 'Request declined',
  successfully_checked_in: 'Checked In',
  successfully_checked_out: 'Checked Out',
  review_submit_successfully: 'Review submitted',
  review_reply_published: 'Reply published',
  added_to_gallery_successfully: 'Added to gallery successfully',
  added_to_profile_successfully: 'Added to profile successfully',
  recap_added_successfully: 'Recap added successfully',
  img_successfully_deleted: 'Files deleted',
  file_successfully_deleted: 'Files deleted',
  download_files_email: `Your files are on their way by email. This can take up to ${deliveryLimits.zipMailMinutes} minutes.`,
} as const satisfies SuccessTexts;
