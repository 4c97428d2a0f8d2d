import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedFields } from './failed-fields.ts';
import { optionalText, requiredText } from './field-rule.ts';

const rules = { city: requiredText(4), country: requiredText(4), note: optionalText(2) };

test('returns no failed field for a valid form', () => {
  assert.deepEqual(failedFields(rules, { city: 'Ajax', country: 'CA', note: '' }), {});
});

test('returns every invalid field with its code, in the order of the rules', () => {
  const failures = failedFields(rules, { note: 'long', country: '', city: 'Toronto' });
  assert.deepEqual(Object.entries(failures), [
    ['city', 'this_field_is_too_long'],
    ['country', 'this_field_is_required'],
    ['note', 'this_field_is_too_long'],
  ]);
});
