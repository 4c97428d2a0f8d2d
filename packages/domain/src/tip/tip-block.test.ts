import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tipBlockOf } from './tip-block.ts';

const cases = [
  { title: 'a provider without a tip', isTipped: false, isInCart: false, block: null },
  { title: 'a provider whose tip is in the cart', isTipped: false, isInCart: true, block: 'alreadyInCart' },
  { title: 'a tipped provider', isTipped: true, isInCart: false, block: 'alreadyTipped' },
  {
    title: 'a tipped provider with a tip in the cart',
    isTipped: true,
    isInCart: true,
    block: 'alreadyTipped',
  },
];

for (const { title, block, ...provider } of cases) {
  test(`[K-R04] ${title} ${block === null ? 'is open for one' : `is blocked: ${block}`}`, () => {
    assert.equal(tipBlockOf(provider), block);
  });
}
