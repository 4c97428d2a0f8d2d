import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedFields } from '../field/failed-fields.ts';
import { supportRules } from './support-rules.ts';

test('[Q-R06] [A-54] limits the subject of a support request to 120 and its message to 2000 characters', () => {
  const longest = { subject: 's'.repeat(120), message: 'm'.repeat(2000) };
  assert.deepEqual(failedFields(supportRules, longest), {});
  assert.deepEqual(
    failedFields(supportRules, { subject: `${longest.subject}s`, message: `${longest.message}m` }),
    {
      subject: 'this_field_is_too_long',
      message: 'this_field_is_too_long',
    },
  );
});

test('[Q-R06] [A-54] both are required', () => {
  assert.deepEqual(failedFields(supportRules, { subject: '', message: ' ' }), {
    subject: 'this_field_is_required',
    message: 'this_field_is_required',
  });
});
