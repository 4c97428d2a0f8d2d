import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tipBlockOf } from './tip-block.ts';

const cases = [
  { isTipped: false, isInCart: false, block: null },
  { isTipped: false, isInCart: true, block: 'alreadyInCart' },
  { isTipped: true, isInCart: false, block: 'alreadyTipped' },
  { isTipped: true, isInCart: true, block: 'alreadyTipped' },
];

for (const { block, ...provider } of cases) {
  test(`[K-R04] a provider with ${JSON.stringify(provider)} is ${block ?? 'open for a tip'}`, () => {
    assert.equal(tipBlockOf(provider), block);
  });
}
