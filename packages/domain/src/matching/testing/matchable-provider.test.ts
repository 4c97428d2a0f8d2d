import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everySlot } from '../../schedule/weekly-slots.ts';
import { isListed, isProfileComplete, travelRadiusKm, type MatchableProvider } from './matchable-provider.ts';

const complete = { imageCount: 6, hasPhoto: true, name: 'Maya', bio: 'Weddings and street life.' };

const provider: MatchableProvider = {
  id: 1,
  isActive: true,
  isEmailVerified: true,
  profile: complete,
  searchPoint: { latitude: 43.65, longitude: -79.38 },
  travel: { oneHourKm: 6, longerKm: 20 },
  schedule: { weeklySlots: everySlot, blackouts: [] },
  booked: [],
  averageRating: null,
};

test('[A-33] a profile is complete with six images, a photo, a name and a bio', () => {
  assert.equal(isProfileComplete(complete), true);
  assert.equal(isProfileComplete({ ...complete, imageCount: 30 }), true);
});

const missing = [
  ['the sixth image', { imageCount: 5 }],
  ['the photo', { hasPhoto: false }],
  ['the name', { name: ' ' }],
  ['the bio', { bio: '\n' }],
] as const;

for (const [what, part] of missing) {
  test(`[A-33] a profile without ${what} is not complete and its provider not listed`, () => {
    assert.equal(isProfileComplete({ ...complete, ...part }), false);
    assert.equal(isListed({ ...provider, profile: { ...complete, ...part } }), false);
  });
}

test('[A-33] only active providers with a verified email are listed', () => {
  assert.equal(isListed(provider), true);
  assert.equal(isListed({ ...provider, isActive: false }), false);
  assert.equal(isListed({ ...provider, isEmailVerified: false }), false);
});

test('[A-06] [W-R05] a single hour reaches as far as its own slider, two hours and more as the other', () => {
  const travel = { oneHourKm: 5, longerKm: 30 };
  assert.deepEqual(
    [1, 2, 3, 10].map((hours) => travelRadiusKm(travel, hours)),
    [5, 30, 30, 30],
  );
});
