import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedFields } from '../field/failed-fields.ts';
import { accountRules } from './account-rules.ts';

const account = {
  firstName: 'Ana',
  lastName: 'Roy',
  phoneNumber: '416 555 0199',
  city: 'Toronto',
  postalCode: 'M5V 2T6',
  province: 'Ontario',
  country: 'Canada',
};

test('[P-R02] a whole account may be saved', () => {
  assert.deepEqual(failedFields(accountRules, account), {});
});

for (const name of Object.keys(account)) {
  test(`[P-R02] ${name} is required`, () => {
    assert.deepEqual(failedFields(accountRules, { ...account, [name]: ' ' }), {
      [name]: 'this_field_is_required',
    });
  });
}

const limits = [
  ['firstName', 35],
  ['lastName', 35],
  ['city', 70],
  ['postalCode', 20],
  ['province', 90],
  ['country', 100],
] as const;

for (const [name, limit] of limits) {
  test(`[P-R02] ${name} has at most ${limit} characters`, () => {
    assert.deepEqual(failedFields(accountRules, { ...account, [name]: 'x'.repeat(limit) }), {});
    assert.deepEqual(failedFields(accountRules, { ...account, [name]: 'x'.repeat(limit + 1) }), {
      [name]: 'this_field_is_too_long',
    });
  });
}

test('[P-R02] a Canadian postal code is stored as A1A 1A1, another one as it was entered', () => {
  for (const entered of ['m5v2t6', ' M5V-2T6 ', 'm5v 2t6'])
    assert.deepEqual(accountRules.postalCode(entered), { ok: true, value: 'M5V 2T6' });
  assert.deepEqual(accountRules.postalCode(' 10115 '), { ok: true, value: '10115' });
});

test('[P-R01] does not let the email be changed', () => {
  assert.deepEqual(Object.keys(accountRules).toSorted(), Object.keys(account).toSorted());
});
