import assert from 'node:assert/strict';
import { test } from 'node:test';
import { can } from '../identity/capabilities.ts';
import { checkReviewWindow, type ReviewedWork } from './review-window.ts';

const startsAt = 1_800_000_000;
const completedAt = startsAt + 7200;
const fortnight = 14 * 86_400;

const work: ReviewedWork = {
  isOwnEvent: true,
  request: 'accepted',
  startsAtSeconds: startsAt,
  completedAtSeconds: completedAt,
  isReviewed: false,
};
const reviewed = { ...work, isReviewed: true };

const cases = [
  ['before the start', work, startsAt - 1, 'review_is_not_open_yet'],
  ['from the start on', { ...work, completedAtSeconds: null }, startsAt, null],
  [
    'again before the event is completed',
    { ...reviewed, completedAtSeconds: null },
    startsAt + fortnight,
    null,
  ],
  ['again within 14 days', reviewed, completedAt + fortnight - 1, null],
  ['again after 14 days', reviewed, completedAt + fortnight, 'review_can_no_longer_be_changed'],
  ['for the first time after 14 days', work, completedAt + fortnight, null],
  ['of an event of another host', { ...work, isOwnEvent: false }, completedAt, 'object_does_not_exist'],
] as const;

for (const [title, reviewedWork, now, failure] of cases) {
  test(`[A-46] a review ${title} is ${failure === null ? 'taken' : 'refused'}`, () => {
    const expected = failure === null ? { ok: true, value: undefined } : { ok: false, failure };
    assert.deepEqual(checkReviewWindow(reviewedWork, now), expected);
  });
}

test('[N-R04] a provider who has not accepted the event is not reviewed', () => {
  for (const request of ['pending', 'declined', 'expired', 'cancelled'] as const) {
    const refused = { ok: false, failure: 'object_does_not_exist' };
    assert.deepEqual(checkReviewWindow({ ...work, request }, completedAt), refused, request);
  }
});

test('[N-R03] only a host reviews', () => {
  assert.equal(can('host', 'writeReview'), true);
  for (const kind of ['guest', 'provider', 'operator'] as const)
    assert.equal(can(kind, 'writeReview'), false);
});
