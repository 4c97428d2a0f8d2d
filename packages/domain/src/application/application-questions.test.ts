import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkApplicationAnswer, checkApplicationAnswers } from './application-questions.ts';

const answered = (ids: readonly number[], answer = 'Yes') =>
  ids.map((questionTypeId) => ({ questionTypeId, answer }));

test('[R-R07] [Z-R15] accepts answers to the four questions 2, 3, 4 and 14 in any order', () => {
  for (const ids of [
    [2, 3, 4, 14],
    [14, 4, 3, 2],
  ]) {
    const answers = answered(ids);
    assert.deepEqual(checkApplicationAnswers(answers), { ok: true, value: answers });
  }
});

test('[R-R07] [Z-R07] refuses a set with a missing, repeated or unknown question', () => {
  for (const ids of [[], [2, 3, 4], [2, 3, 4, 4], [2, 3, 4, 5], [2, 3, 4, 14, 14], [2, 3, 4, 14, 5]]) {
    const failure = 'invalid_questions_submission';
    assert.deepEqual(checkApplicationAnswers(answered(ids)), { ok: false, failure }, ids.join());
  }
});

test('[R-R07] [A-07] each answer is required and has at most 2000 characters', () => {
  assert.deepEqual(checkApplicationAnswer(' '), { ok: false, failure: 'this_field_is_required' });
  assert.equal(checkApplicationAnswer('x'.repeat(2000)).ok, true);
  assert.deepEqual(checkApplicationAnswer('x'.repeat(2001)), {
    ok: false,
    failure: 'this_field_is_too_long',
  });
  for (const answer of ['', 'x'.repeat(2001)]) {
    assert.equal(checkApplicationAnswers([...answered([2, 3, 4]), { questionTypeId: 14, answer }]).ok, false);
  }
});
