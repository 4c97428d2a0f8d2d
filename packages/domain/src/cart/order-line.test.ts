import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cents } from '../money/cents.ts';
import { checkProperty } from '../testing/property.ts';
import { billedHoursOf, orderItemTypes, totalOfKinds, totalOfLine, type OrderLine } from './order-line.ts';

test('[A-03] [Z-R14] order item types are 2 provider, 3 recap, 4 extension, 5 tip', () => {
  assert.deepEqual(orderItemTypes, { provider: 2, recap: 3, extension: 4, tip: 5 });
});

test('[A-06] [G-R16] one hour is billed as two, and longer bookings as they are', () => {
  const billed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(billedHoursOf);
  assert.deepEqual(billed, [2, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

const lines: readonly (readonly [title: string, line: OrderLine, totalCents: number])[] = [
  [
    '[G-R16] the minimum booking is 2 hours at $116',
    { lineId: 'a', kind: 'provider', hourlyRateCents: cents(5800), durationHours: 2 },
    11_600,
  ],
  [
    '[A-06] a 1-hour shoot costs the minimum booking',
    { lineId: 'a', kind: 'provider', hourlyRateCents: cents(5800), durationHours: 1 },
    11_600,
  ],
  [
    '[G-R06] 10 hours at $72.35 are $723.50',
    { lineId: 'a', kind: 'provider', hourlyRateCents: cents(7235), durationHours: 10 },
    72_350,
  ],
  [
    '[E-R13] two recaps at $125 are $250',
    { lineId: 'r', kind: 'recap', pricePerRecapCents: cents(12_500), quantity: 2 },
    25_000,
  ],
  [
    '[K-R02] an extension is priced per extra hour and not as a booking of its own',
    { lineId: 'x', kind: 'extension', pricePerHourCents: cents(5800), extraHours: 1 },
    5800,
  ],
  ['a tip is its amount', { lineId: 't', kind: 'tip', tipCents: cents(350) }, 350],
];

for (const [title, line, totalCents] of lines) {
  test(title, () => {
    assert.equal(totalOfLine(line), totalCents);
  });
}

test('[G-R02] [G-R06] a provider row costs rate times hours', () => {
  checkProperty([fc.nat({ max: 50_000 }), fc.integer({ min: 2, max: 10 })], (rate, durationHours) => {
    let added = 0;
    for (let hour = 0; hour < durationHours; hour += 1) added += rate;
    const line = { lineId: 'a', kind: 'provider', hourlyRateCents: cents(rate), durationHours } as const;
    assert.equal(totalOfLine(line), added);
  });
});

test('sums only the lines of the given kinds', () => {
  const all = lines.map(([, line]) => line);
  assert.equal(totalOfKinds(all, ['provider', 'tip']), 11_600 + 11_600 + 72_350 + 350);
  assert.equal(totalOfKinds(all, []), 0);
});
