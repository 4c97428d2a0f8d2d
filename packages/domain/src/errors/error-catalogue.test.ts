import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '../brand.ts';
import { errorCatalogue, errorCodeOfHttpStatus, httpStatusOf, isErrorCode } from './error-catalogue.ts';

/** Builds a key as A-58 says: lower case, no punctuation, words joined by underscores. */
const keyOf = (text: string): string =>
  text
    .replace('{product}', brand.slug)
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .split(/\s+/)
    .join('_');

const hasCode = (code: string): void => assert.ok(isErrorCode(code), code);

test('gives every code snake case and a client or server error status', () => {
  for (const [code, httpStatus] of Object.entries(errorCatalogue)) {
    assert.match(code, /^[a-z][a-z0-9_]*$/);
    assert.ok(httpStatus >= 400 && httpStatus < 600, code);
  }
});

test('[A-58] gives every failure one of the agreed statuses, and 401 only to an ended session', () => {
  const agreed = new Set([400, 401, 402, 403, 404, 405, 409, 413, 415, 429, 500, 503]);
  for (const [code, httpStatus] of Object.entries(errorCatalogue)) {
    assert.ok(agreed.has(httpStatus), code);
    assert.equal(httpStatus === 401, code === 'session_has_expired', code);
  }
});

test('[A-58] every text of the sign-in catalogue has its key', () => {
  const texts = [
    'Invalid Login',
    'Invalid Input',
    'Unable to access server',
    'Internal server error',
    'Email Sent Failure',
    'User name already exists',
    'User already exists',
    'User registration failed',
    'User is Not Active',
    'Username or password is incorrect',
    'Email is not verified',
    'Email not found',
  ];
  for (const text of texts) hasCode(keyOf(text));
});

test('[A-58] every other text of the message catalogue has its key', () => {
  const texts = [
    'Something went wrong',
    'Sorry, this user email has already applied',
    'Invalid questions submission',
    'One or more fields exists already',
    'Object does not exist',
    'Files already uploaded',
    'No Id exist',
    'Only 12 images are allowed',
    'No {product} available in this location',
    'Please Unselect Videos',
    'Sorry, this email has already been sent a referral code',
    'Promo code has expired',
    'Invalid Promo Code',
    'Invalid Event ID',
    'Event Already Booked',
    'Event Cancellation Failed',
    'Current Password is incorrect',
    'Action already perfomred on this {product}',
    'Someone not checkout from event',
    'Unsupported image format',
  ];
  for (const text of texts) hasCode(keyOf(text));
});

test('[A-58] every field and toast message has its key', () => {
  const texts = [
    'please enter an event name',
    'please select an event date',
    'enter a location',
    'Enter precise location',
    'We are not servicing this area, please visit our contact us page to join our mailing list',
    'Please select location from dropdown',
    'please select an event type',
    'please add additional notes',
    'Recap Quantity Must be Greater than 0',
    'invalid image type',
    'Invalid Music File Type',
    'File size exceeds 10MB limit',
    'Minimum amount should be 2$, Kindly contact Admin.',
    'Password & Confirm Password does not match.',
    'Your Verification Email Link is Expired.',
    'Session has expired',
    'Invalid Location',
    'please select image',
    'max 3 photos can be selected',
    'invalid file type',
    'cart is empty',
    'this field is required',
    'This field is invalid',
    'please enter first name',
    'please enter last name',
    'please enter email',
    'please enter instagram',
    'please enter phone number',
    'Please select diffrent address.',
    'Please give rating',
    'Only alphanumeric characters are allowed.',
    'File format not supported',
    'Upto 2000 MBs are allowed in an attempt',
    'Each File size should be under 400MB.',
    'Only videos are acceptable for Reel.',
    'recap are required',
    'Start Time is required',
    'End Time is required',
    'End time must be greater than start time',
    'Please Upload Profile Picture',
    'Profile image format not supported',
    'Format not supported',
    'Profile doesnot exist',
  ];
  for (const text of texts) hasCode(keyOf(text));
});

test('[A-79] [S-R06] the keys that the specs name themselves are kept, with the brand slug in its place', () => {
  const named = [
    'unable_to_access_server',
    'this_field_is_required',
    'password_instruction_error',
    `please_select_${brand.slug}`,
    `no_${brand.slug}_available_in_this_location`,
    `action_already_perfomred_on_this_${brand.slug}`,
    'please_unselect_videos',
    'max_img_error',
    'max_distance_cannot_be_less_than_min_distance',
    'atleast_six_pic_required',
    'invalid_image_type',
    'reason_required',
    'profile_embargo',
  ];
  for (const code of named) hasCode(code);
});

test('chooses the status by the kind of failure', () => {
  const cases = [
    ['username_or_password_is_incorrect', 400],
    ['current_password_is_incorrect', 400],
    ['payment_not_made', 402],
    ['not_allowed', 403],
    ['object_does_not_exist', 404],
    ['event_already_booked', 409],
    ['sorry_this_user_email_has_already_applied', 409],
    ['each_file_size_should_be_under_400mb', 413],
    ['file_format_not_supported', 415],
  ] as const;
  for (const [code, httpStatus] of cases) assert.equal(httpStatusOf(code), httpStatus, code);
});

test('maps an HTTP status to its code, or to the general one of its class', () => {
  const cases = [
    [400, 'invalid_input'],
    [401, 'session_has_expired'],
    [402, 'payment_not_made'],
    [403, 'not_allowed'],
    [404, 'object_does_not_exist'],
    [409, 'action_is_not_possible_now'],
    [413, 'request_too_large'],
    [415, 'unsupported_media_type'],
    [418, 'invalid_input'],
    [500, 'internal_server_error'],
    [503, 'service_unavailable'],
    [599, 'internal_server_error'],
    [0, 'internal_server_error'],
  ] as const;
  for (const [httpStatus, code] of cases) assert.equal(errorCodeOfHttpStatus(httpStatus), code);
});

test('accepts only codes of the catalogue, not inherited property names', () => {
  assert.equal(isErrorCode('invalid_input'), true);
  assert.equal(isErrorCode('toString'), false);
  assert.equal(isErrorCode('something_else'), false);
});
