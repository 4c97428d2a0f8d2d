import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { cents } from './cents.ts';
import { splitByWeight } from './split-by-weight.ts';

const partsOf = (amount: number, weights: readonly number[]): readonly number[] =>
  splitByWeight(cents(amount), weights, (weight) => cents(weight)).map(([, part]) => part);

test('[A-28] returns every part with its item, in the given order', () => {
  const items = [
    { name: 'a', weight: 1 },
    { name: 'b', weight: 3 },
  ];
  assert.deepEqual(
    splitByWeight(cents(8), items, ({ weight }) => cents(weight)),
    [
      [items[0], 2],
      [items[1], 6],
    ],
  );
});

const cases = [
  { title: 'an even split leaves nothing over', amount: 10, weights: [1, 1], parts: [5, 5] },
  { title: 'equal remainders go to the earlier part', amount: 11, weights: [1, 1], parts: [6, 5] },
  {
    title: 'two spare cents go to the two earlier of three',
    amount: 5,
    weights: [7, 7, 7],
    parts: [2, 2, 1],
  },
  {
    title: 'a larger remainder goes before an earlier part',
    amount: 10,
    weights: [3, 4, 4],
    parts: [3, 4, 3],
  },
  { title: 'a part without weight gets nothing', amount: 7, weights: [0, 3, 0, 3], parts: [0, 4, 0, 3] },
  { title: 'nothing splits into nothings', amount: 0, weights: [0, 0], parts: [0, 0] },
  { title: 'one part gets it all', amount: 99, weights: [1], parts: [99] },
  { title: 'splits nothing over no items', amount: 0, weights: [], parts: [] },
];

for (const { title, amount, weights, parts } of cases) {
  test(`[A-28] ${title}`, () => {
    assert.deepEqual(partsOf(amount, weights), parts);
  });
}

const anyWeights = fc
  .array(fc.oneof(fc.nat({ max: 5 }), fc.maxSafeNat()), { minLength: 1, maxLength: 6 })
  .filter((weights) => weights.some((weight) => weight > 0));

test('[A-28] returns parts that add up to the whole, each within a cent of its exact share', () => {
  checkProperty([fc.oneof(fc.nat({ max: 50 }), fc.maxSafeNat()), anyWeights], (amount, weights) => {
    const totalWeight = weights.reduce((total, weight) => total + BigInt(weight), 0n);
    const parts = partsOf(amount, weights);
    assert.equal(
      parts.reduce((total, part) => total + BigInt(part), 0n),
      BigInt(amount),
    );
    const shares = parts.map((part, index) => {
      const product = BigInt(amount) * BigInt(weights[index] ?? 0);
      const isRaised = BigInt(part) * totalWeight > product;
      return { index, isRaised, remainder: product % totalWeight, cut: product / totalWeight, part };
    });
    for (const { part, cut, isRaised } of shares) assert.equal(BigInt(part), cut + (isRaised ? 1n : 0n));
    for (const raised of shares.filter(({ isRaised }) => isRaised)) {
      for (const left of shares.filter(({ isRaised }) => !isRaised)) {
        assert.ok(
          raised.remainder > left.remainder ||
            (raised.remainder === left.remainder && raised.index < left.index),
        );
      }
    }
  });
});

test('throws for an amount that cannot be split', () => {
  assert.throws(() => partsOf(7, [0]), new RangeError('no weight to split 7 cents by'));
  assert.throws(() => partsOf(1, []), new RangeError('no weight to split 1 cents by'));
  assert.throws(() => partsOf(-3, [1]), new RangeError('negative cents: -3'));
  assert.throws(() => partsOf(1, [2, -1]), new RangeError('negative cents: -1'));
});
