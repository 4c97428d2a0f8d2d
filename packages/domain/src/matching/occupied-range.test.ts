import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { hasConflict, occupiedRange } from './occupied-range.ts';

const minutes = (from: number, until: number) => ({ startsAtSeconds: from * 60, endsAtSeconds: until * 60 });

test('[A-33] a booking occupies half an hour more than its own time', () => {
  assert.deepEqual(occupiedRange(minutes(600, 720)), minutes(600, 750));
});

const noonToTwo = minutes(720, 840);

const cases = [
  ['ends half an hour before', minutes(570, 690), false],
  ['ends 29 minutes before', minutes(571, 691), true],
  ['ends where the other begins', minutes(600, 720), true],
  ['is the same time', minutes(720, 840), true],
  ['lies within', minutes(750, 780), true],
  ['lies around', minutes(660, 900), true],
  ['begins where the other ends', minutes(840, 960), true],
  ['begins 29 minutes after', minutes(869, 989), true],
  ['begins half an hour after', minutes(870, 990), false],
] as const;

for (const [title, wanted, expected] of cases) {
  test(`[A-33] a booking that ${title} ${expected ? 'clashes' : 'fits'}`, () => {
    assert.equal(hasConflict(wanted, [noonToTwo]), expected);
    assert.equal(hasConflict(wanted, [minutes(0, 60), noonToTwo, minutes(1200, 1260)]), expected);
  });
}

test('a provider without bookings is free', () => {
  assert.equal(hasConflict(noonToTwo, []), false);
});

const anyBooking = fc
  .tuple(fc.integer({ min: 0, max: 96 }), fc.integer({ min: 4, max: 40 }))
  .map(([quarter, length]) => minutes(quarter * 15, (quarter + length) * 15));

test('[A-33] accepts two bookings exactly when half an hour lies between them, in either order', () => {
  checkProperty([anyBooking, anyBooking], (one, other) => {
    const [first, second] = one.startsAtSeconds <= other.startsAtSeconds ? [one, other] : [other, one];
    const gapMinutes = (second.startsAtSeconds - first.endsAtSeconds) / 60;
    assert.equal(hasConflict(one, [other]), gapMinutes < 30);
    assert.equal(hasConflict(other, [one]), gapMinutes < 30);
  });
});
