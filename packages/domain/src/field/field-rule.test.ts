import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionalText, requiredText } from './field-rule.ts';

test('a required text must hold more than spaces', () => {
  for (const entered of ['', ' ', '\t\n']) {
    assert.deepEqual(requiredText(5)(entered), { ok: false, failure: 'this_field_is_required' });
    assert.deepEqual(requiredText(5, 'reason_required')(entered), { ok: false, failure: 'reason_required' });
  }
});

test('an optional text may be empty', () => {
  assert.deepEqual(optionalText(5)('  '), { ok: true, value: '' });
});

test('trims a text and accepts it up to its limit', () => {
  for (const rule of [requiredText(5), optionalText(5)]) {
    assert.deepEqual(rule('  abcde '), { ok: true, value: 'abcde' });
    assert.deepEqual(rule('abcdef'), { ok: false, failure: 'this_field_is_too_long' });
  }
});

test('counts an emoji as one character', () => {
  assert.deepEqual(requiredText(2)('🐝🐝'), { ok: true, value: '🐝🐝' });
  assert.deepEqual(requiredText(2)('🐝🐝🐝'), { ok: false, failure: 'this_field_is_too_long' });
});
