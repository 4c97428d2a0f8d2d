import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareInTurn, median } from './compare.ts';

const playing = (name: string, results: number[], order: string[] = []) => ({
  name,
  measure: async () => {
    order.push(name);
    return results.shift() ?? Number.NaN;
  },
});

test('the two take turns, and the ratio is the median of the rounds', async () => {
  const order: string[] = [];
  const subject = playing('a', [50, 80, 100], order);
  const baseline = playing('b', [100, 100, 110], order);
  const { ratio, min, max, baselineSpread } = await compareInTurn(subject, baseline, {
    rounds: 3,
    seconds: 0,
  });
  assert.deepEqual(order, ['a', 'b', 'a', 'b', 'a', 'b']);
  assert.equal(ratio, 0.8);
  assert.equal(min, 0.5);
  assert.equal(max, 100 / 110);
  assert.equal(baselineSpread, 0.1);
});

test('the median of an even number of values lies between the two in the middle', () => {
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.equal(median([9]), 9);
});
