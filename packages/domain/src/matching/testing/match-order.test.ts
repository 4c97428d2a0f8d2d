import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../../testing/property.ts';
import { compareRank, type Ranked } from './match-order.ts';

const rank = (id: number, averageRating: number | null, distanceKm: number): Ranked => ({
  id,
  averageRating,
  distanceKm,
});

test('[A-33] the best rating comes first, then the nearest, then the lowest id, and the unrated last', () => {
  const expected = [
    rank(9, 5, 40),
    rank(3, 4.75, 1),
    rank(8, 4.75, 2),
    rank(1, 4.5, 0),
    rank(4, 4.5, 0),
    rank(7, 1, 0),
    rank(5, null, 0.5),
    rank(2, null, 3),
    rank(6, null, 3),
  ];
  const shuffled = [6, 2, 8, 0, 4, 7, 1, 5, 3].flatMap((place) => expected[place] ?? []);
  assert.deepEqual(shuffled.toSorted(compareRank), expected);
});

const anyRank = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  averageRating: fc.option(fc.constantFrom(1, 3.5, 4.33, 4.5, 5)),
  distanceKm: fc.constantFrom(0, 0.5, 1, 6, 20),
});
const anyList = fc.uniqueArray(anyRank, { selector: ({ id }) => id, maxLength: 12 });

/** A text that sorts like the list: rating descending, distance and id ascending. */
const sortKey = ({ averageRating, distanceKm, id }: Ranked) =>
  [10 - (averageRating ?? 0), distanceKm, id].map((part) => part.toFixed(3).padStart(9, '0')).join(' ');

test('[A-33] sorts any list the same, whatever order it came in', () => {
  checkProperty([anyList, fc.infiniteStream(fc.nat())], (list, stream) => {
    const byKey = list.map(sortKey).toSorted();
    const shuffled = list
      .map((one) => ({ one, at: stream.next().value ?? 0 }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);
    assert.deepEqual(shuffled.toSorted(compareRank).map(sortKey), byKey);
  });
});
