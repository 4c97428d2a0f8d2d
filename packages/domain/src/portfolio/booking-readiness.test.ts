import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isProfileComplete } from '../matching/testing/matchable-provider.ts';
import { everySlot, noSlot } from '../schedule/weekly-slots.ts';
import { missingForBooking } from './booking-readiness.ts';

const profile = { imageCount: 6, hasPhoto: true, name: 'Maya', bio: 'I take photos.' };
const ready = { profile, weeklySlots: everySlot, hasHome: true };

test('[A-33] nothing is missing with a complete profile, a slot and a home', () => {
  assert.deepEqual(missingForBooking(ready), []);
  assert.deepEqual(missingForBooking({ ...ready, weeklySlots: { ...noSlot, 3: [5] } }), []);
});

test('[A-33] a new provider lacks everything, in the order in which it is best done', () => {
  const empty = { imageCount: 0, hasPhoto: false, name: ' ', bio: '' };
  assert.deepEqual(missingForBooking({ profile: empty, weeklySlots: noSlot, hasHome: false }), [
    'photo',
    'name',
    'bio',
    'images',
    'schedule',
    'home',
  ]);
});

test('[A-33] [X-R04] each gap of a profile that matching refuses is named', () => {
  for (const [change, missing] of [
    [{ imageCount: 5 }, 'images'],
    [{ hasPhoto: false }, 'photo'],
    [{ name: '' }, 'name'],
    [{ bio: ' \n' }, 'bio'],
  ] as const) {
    const changed = { ...profile, ...change };
    assert.equal(isProfileComplete(changed), false);
    assert.deepEqual(missingForBooking({ ...ready, profile: changed }), [missing]);
  }
});
