import assert from 'node:assert/strict';
import { test } from 'node:test';
import { issuesOf, codeUnless } from './field-issues.ts';

test('returns every field with a code as an issue, in the given order', () => {
  const codes = {
    startMinute: codeUnless(false, 'start_time_is_required'),
    note: codeUnless(true, 'this_field_is_too_long'),
    endMinute: codeUnless(false, 'end_time_is_required'),
  };
  assert.deepEqual(issuesOf(codes), [
    { field: 'startMinute', code: 'start_time_is_required' },
    { field: 'endMinute', code: 'end_time_is_required' },
  ]);
});

test('returns no issue for a valid form', () => {
  assert.deepEqual(issuesOf({ note: null }), []);
});
