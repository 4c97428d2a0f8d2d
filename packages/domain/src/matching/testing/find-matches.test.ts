import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { everySlot } from '../../schedule/weekly-slots.ts';
import { checkProperty } from '../../testing/property.ts';
import { calendarDayInUtc } from '../../time/calendar-day.ts';
import { rangeOfHours } from '../../time/time-range.ts';
import { findMatches, type MatchRequest } from './find-matches.ts';
import type { MatchableProvider } from './matchable-provider.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const saturday = calendarDayInUtc(seconds('2027-07-03'));
const served = ['M5V'];
/** One degree of latitude on a globe of 6371 km. */
const kmPerDegree = (Math.PI * 6371) / 180;

const request: MatchRequest = {
  startsAtSeconds: seconds('2027-07-03T10:00-04:00'),
  durationHours: 2,
  location: { latitude: 43.65, longitude: -79.38 },
  postalCode: 'm5v 2t6',
};

const northBy = (km: number) => ({ latitude: 43.65 + km / kmPerDegree, longitude: -79.38 });

const maya: MatchableProvider = {
  id: 1,
  isActive: true,
  isEmailVerified: true,
  profile: { imageCount: 6, hasPhoto: true, name: 'Maya', bio: 'Weddings and street life.' },
  searchPoint: northBy(3),
  travel: { oneHourKm: 5, longerKm: 20 },
  schedule: { weeklySlots: everySlot, blackouts: [] },
  booked: [],
  averageRating: null,
};

const idsOf = (providers: readonly MatchableProvider[], asked: Partial<MatchRequest> = {}) =>
  findMatches({ ...request, ...asked }, providers, served).map(({ provider }) => provider.id);

const booked = (start: string, hours: number) => ({ booked: [rangeOfHours(seconds(start), hours)] });
const withoutSaturdayMorning = { ...everySlot, 6: [2, 3, 4, 5] } as const;

const providers = [
  ['as she is', {}, true],
  ['inactive', { isActive: false }, false],
  ['with an unverified email', { isEmailVerified: false }, false],
  ['with five images', { profile: { ...maya.profile, imageCount: 5 } }, false],
  ['at the edge of the longer distance', { searchPoint: northBy(20 - 1e-6) }, true],
  ['beyond the longer distance', { searchPoint: northBy(20.001) }, false],
  ['with the slot switched off', { schedule: { weeklySlots: withoutSaturdayMorning, blackouts: [] } }, false],
  [
    'with the day blacked out',
    {
      schedule: {
        weeklySlots: everySlot,
        blackouts: [{ kind: 'wholeDays', firstDay: saturday, lastDay: saturday }],
      },
    },
    false,
  ],
  [
    'with the hour before blacked out',
    {
      schedule: {
        weeklySlots: everySlot,
        blackouts: [{ kind: 'partOfDay', day: saturday, startMinute: 540, endMinute: 600 }],
      },
    },
    true,
  ],
  ['booked until half an hour before', booked('2027-07-03T08:00-04:00', 1.5), true],
  ['booked until the start', booked('2027-07-03T08:00-04:00', 2), false],
  ['booked from half an hour after', booked('2027-07-03T12:30-04:00', 2), true],
  ['booked from a quarter of an hour after', booked('2027-07-03T12:15-04:00', 2), false],
] as const satisfies readonly (readonly [string, Partial<MatchableProvider>, boolean])[];

for (const [title, part, isFound] of providers) {
  test(`[A-33] [D-R01] a provider ${title} is ${isFound ? '' : 'not '}found`, () => {
    assert.deepEqual(idsOf([{ ...maya, ...part }]), isFound ? [1] : []);
  });
}

test('[A-33] includes the exact maximum distance', () => {
  const atHome = { ...maya, searchPoint: request.location, travel: { oneHourKm: 0, longerKm: 0 } };
  assert.deepEqual(idsOf([atHome]), [1]);
});

test("[A-33] [A-06] limits one-hour bookings to the first slider's distance", () => {
  const sixKmAway = { ...maya, searchPoint: northBy(6) };
  assert.deepEqual(idsOf([sixKmAway], { durationHours: 1 }), []);
  assert.deepEqual(idsOf([sixKmAway], { durationHours: 2 }), [1]);
});

test('[A-33] finds no provider where or when none works', () => {
  assert.deepEqual(idsOf([maya], { postalCode: 'M6V 2T6' }), []);
  assert.deepEqual(idsOf([maya], { postalCode: null }), []);
  assert.deepEqual(idsOf([maya], { startsAtSeconds: seconds('2027-07-03T07:00-04:00') }), []);
});

test('[FF-6] [FF-7] a morning is found on the days the clocks change and on the days before', () => {
  for (const startsAtSeconds of [1_805_029_200, 1_804_946_400, 1_825_596_000, 1_825_596_000 - 25 * 3600]) {
    assert.deepEqual(idsOf([maya], { startsAtSeconds }), [1]);
  }
});

test('returns the provider with the distance', () => {
  const [match] = findMatches(request, [maya], served);
  assert.equal(match?.provider, maya);
  assert.ok(Math.abs((match?.distanceKm ?? NaN) - 3) < 1e-6);
});

const anyProvider: fc.Arbitrary<MatchableProvider> = fc
  .record({
    id: fc.integer({ min: 1, max: 500 }),
    isActive: fc.boolean(),
    kmAway: fc.constantFrom(0, 2, 5.5, 19, 21),
    bookedFromHour: fc.option(fc.integer({ min: 6, max: 14 })),
    averageRating: fc.option(fc.constantFrom(3, 4, 5)),
  })
  .map(({ id, isActive, kmAway, bookedFromHour, averageRating }) => ({
    ...maya,
    id,
    isActive,
    searchPoint: northBy(kmAway),
    averageRating,
    booked:
      bookedFromHour === null
        ? []
        : [rangeOfHours(seconds('2027-07-03T00:00-04:00') + bookedFromHour * 3600, 2)],
  }));
const anyProviders = fc.uniqueArray(anyProvider, { selector: ({ id }) => id, maxLength: 10 });

test('[A-33] returns each match once, in an order independent of the input', () => {
  checkProperty([anyProviders], (list) => {
    const found = findMatches(request, list, served);
    assert.deepEqual(findMatches(request, list.toReversed(), served), found);
    assert.equal(new Set(found.map(({ provider }) => provider.id)).size, found.length);
    for (const [place, { provider, distanceKm }] of found.entries()) {
      const next = found[place + 1];
      if (next === undefined) break;
      const [rating, nextRating] = [provider.averageRating ?? 0, next.provider.averageRating ?? 0];
      const isNearer =
        distanceKm < next.distanceKm || (distanceKm === next.distanceKm && provider.id < next.provider.id);
      assert.ok(rating > nextRating || (rating === nextRating && isNearer));
    }
  });
});

test('[A-33] finds a provider independently of the others', () => {
  checkProperty([anyProviders], (list) => {
    const alone = list.filter((provider) => idsOf([provider]).length === 1).map(({ id }) => id);
    const bySum = list.filter(({ isActive, searchPoint, booked: [range] }) => {
      const hour = range && (range.startsAtSeconds - seconds('2027-07-03T00:00-04:00')) / 3600;
      const isFree = hour === undefined || hour + 2.5 <= 10 || hour >= 12.5;
      return isActive && isFree && (searchPoint.latitude - 43.65) * kmPerDegree <= 20;
    });
    assert.deepEqual([...idsOf(list)].toSorted(), [...alone].toSorted());
    assert.deepEqual([...alone].toSorted(), bySum.map(({ id }) => id).toSorted());
  });
});
