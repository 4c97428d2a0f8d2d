import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedFields } from '../field/failed-fields.ts';
import { providerInfoRules } from './provider-info-rules.ts';

const info = {
  firstName: 'Maya',
  lastName: 'Singh',
  phoneNumber: '4165550199',
  emergencyContactName: 'Ravi',
  emergencyContactNumber: '905555019',
  hstNumber: '',
};

test('[Y-R01] everything but the HST number is required', () => {
  assert.deepEqual(failedFields(providerInfoRules, info), {});
  for (const name of Object.keys(info)) {
    const expected = name === 'hstNumber' ? {} : { [name]: 'this_field_is_required' };
    assert.deepEqual(failedFields(providerInfoRules, { ...info, [name]: '' }), expected, name);
  }
});

test('[Y-R01] all three names start with a letter and have at most 35 characters', () => {
  for (const name of ['firstName', 'lastName', 'emergencyContactName'] as const) {
    const failures = failedFields(providerInfoRules, { ...info, [name]: '7up' });
    assert.deepEqual(failures, { [name]: 'this_field_is_invalid' });
    const tooLong = failedFields(providerInfoRules, { ...info, [name]: 'x'.repeat(36) });
    assert.deepEqual(tooLong, { [name]: 'this_field_is_too_long' });
  }
});

test('[Y-R01] both phone numbers have 9 or 10 digits', () => {
  for (const name of ['phoneNumber', 'emergencyContactNumber'] as const) {
    const failures = failedFields(providerInfoRules, { ...info, [name]: '12345678' });
    assert.deepEqual(failures, { [name]: 'this_field_is_invalid' });
  }
});

test('[Y-R01] an HST number has at most 40 letters and digits', () => {
  const cases = [
    ['123456789RT0001', true],
    [' 123456789RT0001 ', true],
    ['x'.repeat(40), true],
    ['x'.repeat(41), false],
    ['123456789-RT0001', false],
    ['12 34', false],
    ['é1', false],
  ] as const;
  for (const [hstNumber, isSound] of cases) {
    const expected = isSound ? {} : { hstNumber: 'this_field_is_invalid' };
    assert.deepEqual(failedFields(providerInfoRules, { ...info, hstNumber }), expected, hstNumber);
  }
});
