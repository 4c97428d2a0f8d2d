import { brand } from '@repo/domain/brand';
import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import { englishError } from './english-error.ts';

/** Texts whose key is named by the specs, and not made of the text. */
const namedKeys = new Map([
  ['Reason is required', 'reason_required'],
  ['At least 6 images are required for Portfolio', 'atleast_six_pic_required'],
]);

const keyOf = (text: string): string =>
  namedKeys.get(text) ??
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s]/g, '')
    .split(/\s+/)
    .join('_');

/** Expects every quoted text to be, byte for byte, what the key of that text says in English. */
function expectTexts(quoted: readonly string[]): void {
  const texts = quoted.map((text) => text.replace('{product}', brand.singular));
  const shown = texts.map((text) => {
    const key = keyOf(text);
    return isErrorCode(key) ? englishError(key) : key;
  });
  expect(shown).toEqual(texts);
}

test('[Z-R06] the failures of signing in are told in the words of the specs', () => {
  expectTexts([
    'Something went wrong',
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
    'Session has expired',
  ]);
});

test('[Z-R07] [H-R11] [G-R11] the other failures of the catalogue are told in the words of the specs', () => {
  expectTexts([
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
    'Reason is required',
    'Promo code has expired',
    'Invalid Promo Code',
    'Invalid Event ID',
    'Event Already Booked',
    'Event Cancellation Failed',
    'Current Password is incorrect',
    'Action already perfomred on this {product}',
    'Someone not checkout from event',
    'Unsupported image format',
    'At least 6 images are required for Portfolio',
  ]);
});

test('[Z-R07] the messages of fields and toasts are the words of the specs', () => {
  expectTexts([
    'Invalid Location',
    'please select image',
    'max 3 photos can be selected',
    'invalid file type',
    'cart is empty',
    'Please select location from dropdown',
    'Recap Quantity Must be Greater than 0',
    'File size exceeds 10MB limit',
    'Invalid Music File Type',
    'invalid image type',
    'this field is required',
    'please enter first name',
    'please enter last name',
    'please enter email',
    'please enter instagram',
    'please enter phone number',
    'This field is invalid',
    'Please select diffrent address.',
    'Password & Confirm Password does not match.',
    'Please give rating',
    'Only alphanumeric characters are allowed.',
    'File format not supported',
    'Upto 2000 MBs are allowed in an attempt',
    'Each File size should be under 400MB.',
    'Only videos are acceptable for Reel.',
    'Start Time is required',
    'End Time is required',
    'End time must be greater than start time',
    'Please Upload Profile Picture',
    'Profile image format not supported',
    'Format not supported',
    'Profile doesnot exist',
  ]);
});
