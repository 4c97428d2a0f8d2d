import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isErrorCode } from './error-catalogue.ts';
import { successKeys } from './success-catalogue.ts';

const known: ReadonlySet<string> = new Set(successKeys);

test('[Z-R08] every success that the specs name by key is in the catalogue', () => {
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
  for (const key of named) assert.ok(known.has(key), key);
});

test('[Z-R08] every success that the specs give as a text has the key made of that text', () => {
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
  for (const text of texts) assert.ok(known.has(text.toLowerCase().replaceAll(' ', '_')), text);
});

test('a key is listed once and is never a failure as well', () => {
  assert.equal(known.size, successKeys.length);
  assert.deepEqual(successKeys.filter(isErrorCode), []);
});
