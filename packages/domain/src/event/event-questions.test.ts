import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answerListOf,
  eventQuestions,
  findEventAnswerIssues,
  recapQuestionTypeId,
} from './event-questions.ts';

const answers = { 5: 'Family and friends', 7: 'The first dance', 8: '', 9: '' };

test('[F-R02] [Z-R15] the four questions are types 5, 7, 8 and 9, and the recap is type 6', () => {
  assert.deepEqual(
    eventQuestions.map(({ questionTypeId }) => questionTypeId),
    [5, 7, 8, 9],
  );
  assert.equal(recapQuestionTypeId, 6);
});

test('[F-R02] sends trimmed answers with the type of their question', () => {
  assert.deepEqual(answerListOf({ ...answers, 8: ' No flash ' }), [
    { questionTypeId: 5, answer: 'Family and friends' },
    { questionTypeId: 7, answer: 'The first dance' },
    { questionTypeId: 8, answer: 'No flash' },
    { questionTypeId: 9, answer: '' },
  ]);
});

test('[F-R01] the first two questions must be answered, the other two may be left out', () => {
  assert.deepEqual(findEventAnswerIssues(answers), []);
  assert.deepEqual(findEventAnswerIssues({ 5: '', 7: ' \n', 8: '', 9: '' }), [
    { questionTypeId: 5, code: 'this_field_is_required' },
    { questionTypeId: 7, code: 'this_field_is_required' },
  ]);
});

test('[A-07] [F-R01] no answer may be longer than 2000 characters', () => {
  const longest = 'x'.repeat(2000);
  assert.deepEqual(findEventAnswerIssues({ 5: longest, 7: longest, 8: longest, 9: longest }), []);
  assert.deepEqual(findEventAnswerIssues({ ...answers, 5: `${longest}x`, 9: `${longest}x` }), [
    { questionTypeId: 5, code: 'this_field_is_too_long' },
    { questionTypeId: 9, code: 'this_field_is_too_long' },
  ]);
});
