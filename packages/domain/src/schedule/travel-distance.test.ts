import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findTravelDistanceIssues,
  shownTravelDistance,
  travelDistanceOfApplication,
} from './travel-distance.ts';

const shorter = 'longerKm max_distance_cannot_be_less_than_min_distance';

const cases = [
  [1, 1, []],
  [6, 6, []],
  [1, 100, []],
  [100, 100, []],
  [7, 6, [shorter]],
  [100, 1, [shorter]],
  [0, 6, ['oneHourKm this_field_is_invalid']],
  [6, 101, ['longerKm this_field_is_invalid']],
  [6.5, 7, ['oneHourKm this_field_is_invalid']],
  [101, 0, ['oneHourKm this_field_is_invalid', 'longerKm this_field_is_invalid']],
  [NaN, 6, ['oneHourKm this_field_is_invalid']],
] as const;

for (const [oneHourKm, longerKm, expected] of cases) {
  test(`[W-R05] ${oneHourKm} km for one hour and ${longerKm} km for more: ${expected.join(', ') || 'sound'}`, () => {
    const issues = findTravelDistanceIssues({ oneHourKm, longerKm });
    assert.deepEqual(
      issues.map(({ field, code }) => `${field} ${code}`),
      expected,
    );
  });
}

test('[A-63] an approved provider travels as far as the application says, for any booking', () => {
  assert.deepEqual(travelDistanceOfApplication(40), { oneHourKm: 40, longerKm: 40 });
});

test('[A-63] [W-R05] the sliders show 6 km only while nothing is stored', () => {
  assert.deepEqual(shownTravelDistance(null), { oneHourKm: 6, longerKm: 6 });
  assert.deepEqual(shownTravelDistance({ oneHourKm: 5, longerKm: 90 }), { oneHourKm: 5, longerKm: 90 });
});
