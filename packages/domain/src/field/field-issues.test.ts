import assert from 'node:assert/strict';
import { test } from 'node:test';
import { issuesOf, unless } from './field-issues.ts';

test('every field with a code is an issue, in the order in which the fields are given', () => {
  const codes = {
    startMinute: unless(false, 'start_time_is_required'),
    note: unless(true, 'this_field_is_too_long'),
    endMinute: unless(false, 'end_time_is_required'),
  };
  assert.deepEqual(issuesOf(codes), [
    { field: 'startMinute', code: 'start_time_is_required' },
    { field: 'endMinute', code: 'end_time_is_required' },
  ]);
});

test('a sound form has no issue', () => {
  assert.deepEqual(issuesOf({ note: null }), []);
});
