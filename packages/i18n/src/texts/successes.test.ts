import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import { successes } from './en-ca/successes.ts';

const known = Object.keys(successes);

test('[Z-R08] every success that the specs name by key has its text', () => {
  const named = [
    'logged_in_successfully',
    'registered_successfully',
    'password_has_been_set_successfully',
    'saved_successfully',
    'updated_successfully',
    'img_successfully_deleted',
    'file_successfully_deleted',
    'review_submit_successfully',
    'event_cancel_successfully',
    'form_submitted_successfully',
    'download_files_email',
    'event_request_accepted',
    'event_request_declined',
    'successfully_checked_in',
    'successfully_checked_out',
  ];
  for (const key of named) expect(known).toContain(key);
});

test('[Z-R08] every success that the specs give as a text is kept under the key made of that text', () => {
  const texts = [
    'Discount successfully applied',
    'added to cart',
    'Added to gallery successfully',
    'Added to profile successfully',
    'Recap added successfully',
    'Password Updated',
    'Invitation sent',
    'Email sent',
  ];
  for (const text of texts) expect(known).toContain(text.toLowerCase().replaceAll(' ', '_'));
});

test('a success is never a failure as well', () => {
  expect(known.filter(isErrorCode)).toEqual([]);
});
