import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getReviewForm, submitReview } from './reviews.ts';

const review = { id: 0, userId: 7, sbuserId: 31, eventId: 12, reviews: 5, feedback: 'Great' };

test('[N-R02] a review is taken as the specs write it, up to 5 stars and the shared length', () => {
  assert.deepEqual(submitReview.body?.parse(review), review);
  for (const change of [{ reviews: 6 }, { reviews: 4.5 }, { feedback: 'x'.repeat(2001) }, { eventId: 0 }])
    assert.ok(
      !submitReview.body?.safeParse({ ...review, ...change }).success,
      JSON.stringify(change).slice(0, 40),
    );
});

test('[N-R02] passes a review without stars to the rule', () => {
  for (const reviews of [0, null, undefined])
    assert.ok(submitReview.body?.safeParse({ ...review, reviews }).success, String(reviews));
  assert.ok(submitReview.errors?.includes('please_give_rating'));
});

test('[N-R03] only a host reads the review form and sends a review', () => {
  assert.deepEqual(submitReview.actors, ['host']);
  assert.deepEqual(getReviewForm.actors, ['host', 'operator']);
});
