import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAddToProfile, checkPhotoUse } from './add-to-profile.ts';

const images = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `${at}.jpg`);

test('[U-R08] videos are not added to a profile', () => {
  assert.deepEqual(checkAddToProfile(['a.jpg', 'b.MOV'], 6), {
    ok: false,
    failure: 'please_unselect_videos',
  });
});

test('[X-R04] [A-05] at most 12 images are added in one go', () => {
  assert.deepEqual(checkAddToProfile(images(12), 6), { ok: true, value: images(12) });
  assert.deepEqual(checkAddToProfile(images(13), 6), { ok: false, failure: 'only_12_images_are_allowed' });
});

test('[X-R04] [A-05] a portfolio grows to 30 images and no further', () => {
  assert.equal(checkAddToProfile(images(2), 28).ok, true);
  assert.deepEqual(checkAddToProfile(images(3), 28), { ok: false, failure: 'portfolio_is_full' });
});

const endsAt = 1_800_000_000;
const week = 7 * 86_400;
const use = { eventEndsAtSeconds: endsAt, hasMarketingConsent: true, isEarlyUseAllowed: false };

const embargo = [
  ['a second before the week is over', use, endsAt + week - 1, 'profile_embargo'],
  ['a week after the event', use, endsAt + week, null],
  ['right after the event, if the host allows it', { ...use, isEarlyUseAllowed: true }, endsAt, null],
  [
    'during the event, even if the host allows it',
    { ...use, isEarlyUseAllowed: true },
    endsAt - 1,
    'profile_embargo',
  ],
  [
    'a year later without consent',
    { ...use, hasMarketingConsent: false },
    endsAt + 52 * week,
    'marketing_consent_is_missing',
  ],
  [
    'without consent, whatever else is allowed',
    { ...use, hasMarketingConsent: false, isEarlyUseAllowed: true },
    endsAt + week,
    'marketing_consent_is_missing',
  ],
] as const;

for (const [title, photoUse, now, failure] of embargo) {
  test(`[E-R10] [A-44] photos of an event ${title} are ${failure === null ? 'free to show' : 'refused'}`, () => {
    const expected = failure === null ? { ok: true, value: undefined } : { ok: false, failure };
    assert.deepEqual(checkPhotoUse(photoUse, now), expected);
  });
}
