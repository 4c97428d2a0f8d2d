import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brandedCodes } from '../errors/branded-codes.ts';
import { finishRecap } from './finish-recap.ts';

test('[V-R02] [A-61] Finish completes a recap order when exactly the ordered number is stored', () => {
  for (const storedRecaps of [0, 1, 2, 3, 4]) {
    const expected =
      storedRecaps === 3 ? { ok: true, value: 'completed' } : { ok: false, failure: 'recap_are_required' };
    assert.deepEqual(finishRecap({ state: 'pending', storedRecaps, orderedQuantity: 3 }), expected);
  }
});

test('[A-61] a finished recap order is not finished again', () => {
  assert.deepEqual(finishRecap({ state: 'completed', storedRecaps: 1, orderedQuantity: 1 }), {
    ok: false,
    failure: brandedCodes.actionAlreadyPerformed,
  });
});
