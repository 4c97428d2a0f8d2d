import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedFields } from '../field/failed-fields.ts';
import { signInRules } from './sign-in.ts';

test('[B-R02] [B-R03] requires both fields of a sign-in', () => {
  assert.deepEqual(failedFields(signInRules, { userName: ' ', password: '' }), {
    userName: 'this_field_is_required',
    password: 'this_field_is_required',
  });
});

test('[B-R02] [B-R03] [A-08] both fields of a sign-in are limited', () => {
  const longest = { userName: 'n'.repeat(254), password: 'p'.repeat(128) };
  assert.deepEqual(failedFields(signInRules, longest), {});
  assert.deepEqual(failedFields(signInRules, { userName: 'n'.repeat(255), password: 'p'.repeat(129) }), {
    userName: 'this_field_is_too_long',
    password: 'this_field_is_too_long',
  });
});

test('accepts an old password that breaks the rule for new ones, with its spaces', () => {
  assert.deepEqual(signInRules.password(' abc '), { ok: true, value: ' abc ' });
});
