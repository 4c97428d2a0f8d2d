import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brandedCodes } from '../errors/branded-codes.ts';
import { answerRequest, checkDeclineReason } from './answer-request.ts';

const deadlineSeconds = 1_800_086_400;
const now = deadlineSeconds - 1;
const pending = { state: 'pending', deadlineSeconds } as const;
const decline = { accepts: false, reason: 'I am ill' } as const;

test('[S-R03] an open request is accepted, or declined with a reason', () => {
  assert.deepEqual(answerRequest(pending, { accepts: true }, now), { ok: true, value: 'accepted' });
  assert.deepEqual(answerRequest(pending, decline, now), { ok: true, value: 'declined' });
});

test('[S-R04] a decline without a reason is refused', () => {
  for (const reason of ['', '   ', '\n']) {
    const answer = answerRequest(pending, { accepts: false, reason }, now);
    assert.deepEqual(answer, { ok: false, failure: 'reason_required' });
  }
});

test('[S-R04] [A-07] a reason has at most 2000 characters', () => {
  assert.deepEqual(checkDeclineReason(` ${'a'.repeat(2000)} `), { ok: true, value: 'a'.repeat(2000) });
  assert.deepEqual(checkDeclineReason('a'.repeat(2001)), { ok: false, failure: 'this_field_is_too_long' });
});

test('[S-R06] refuses a second answer as already given', () => {
  for (const state of ['accepted', 'declined', 'cancelled'] as const) {
    for (const answer of [{ accepts: true }, decline] as const) {
      const refused = { ok: false, failure: brandedCodes.actionAlreadyPerformed };
      assert.deepEqual(answerRequest({ state, deadlineSeconds }, answer, now), refused);
    }
  }
});

test('[A-25] after its deadline a request cannot be answered, marked as expired or not', () => {
  const tooLate = { ok: false, failure: 'event_request_has_expired' };
  assert.deepEqual(answerRequest(pending, { accepts: true }, deadlineSeconds), tooLate);
  assert.deepEqual(answerRequest(pending, decline, deadlineSeconds + 1), tooLate);
  assert.deepEqual(answerRequest({ state: 'expired', deadlineSeconds }, { accepts: true }, now), tooLate);
});
