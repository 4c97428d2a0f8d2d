import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { requestDeadline } from './request-deadline.ts';

const asked = 1_800_000_000;
const hour = 3600;

const cases = [
  ['a month ahead', 30 * 24 * hour, 24 * hour],
  ['exactly 48 hours ahead', 48 * hour, 24 * hour],
  ['a second less than 48 hours ahead', 48 * hour - 1, 4 * hour],
  ['tomorrow', 20 * hour, 4 * hour],
  ['four hours ahead', 4 * hour, 4 * hour],
  ['in ten minutes', 600, 600],
] as const;

for (const [title, ahead, answerTime] of cases) {
  test(`[A-25] a request for an event ${title} can be answered for ${answerTime / hour} hours`, () => {
    assert.equal(requestDeadline(asked, asked + ahead), asked + answerTime);
  });
}

test('[A-25] the time to answer is never longer than a day and never reaches into the event', () => {
  checkProperty([fc.nat({ max: 2_000_000_000 }), fc.nat({ max: 10_000_000 })], (requestedAt, ahead) => {
    const deadline = requestDeadline(requestedAt, requestedAt + ahead);
    assert.ok(deadline <= requestedAt + 86_400);
    assert.ok(deadline <= requestedAt + ahead);
    assert.ok(deadline >= requestedAt);
  });
});
