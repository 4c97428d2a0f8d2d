import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkFeedback, checkStars } from './review-rules.ts';

test('[N-R01] [N-R02] a review has 1 to 5 whole stars', () => {
  for (const stars of [1, 2, 3, 4, 5]) assert.deepEqual(checkStars(stars), { ok: true, value: stars });
  for (const stars of [6, -1, 4.5, NaN, Infinity]) {
    assert.deepEqual(checkStars(stars), { ok: false, failure: 'this_field_is_invalid' }, `${stars}`);
  }
});

test('[N-R02] without stars a review is not sent', () => {
  for (const stars of [null, 0]) {
    assert.deepEqual(checkStars(stars), { ok: false, failure: 'please_give_rating' });
  }
});

test('[N-R02] [A-07] the feedback may be left out and has at most 2000 characters', () => {
  assert.deepEqual(checkFeedback(''), { ok: true, value: '' });
  assert.equal(checkFeedback('x'.repeat(2000)).ok, true);
  assert.deepEqual(checkFeedback('x'.repeat(2001)), { ok: false, failure: 'this_field_is_too_long' });
});
