import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedFields } from '../field/failed-fields.ts';
import { isNewsletterDefault, signUpRules } from './sign-up.ts';

const form = { firstName: 'Ana', lastName: 'Roy', email: 'ana@demo.test', password: 'Demo!123' };

test('[B-R05] a sign-up needs two names, an email and a password', () => {
  assert.deepEqual(failedFields(signUpRules, form), {});
  for (const name of ['firstName', 'lastName', 'email', 'password'] as const) {
    assert.deepEqual(failedFields(signUpRules, { ...form, [name]: '' }), {
      [name]: 'this_field_is_required',
    });
  }
});

test('[B-R05] a name has at most 35 characters', () => {
  assert.deepEqual(
    failedFields(signUpRules, { ...form, firstName: 'n'.repeat(35), lastName: 'n'.repeat(36) }),
    {
      lastName: 'this_field_is_too_long',
    },
  );
});

test('[C-R22] [A-43] leaves the newsletter off by default', () => {
  assert.equal(isNewsletterDefault, false);
});
