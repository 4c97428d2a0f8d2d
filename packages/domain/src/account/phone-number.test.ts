import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { checkOptionalPhone, checkPhone } from './phone-number.ts';

const written = [
  ['4165550199', '4165550199'],
  ['416 555 0199', '4165550199'],
  ['(416) 555-0199', '4165550199'],
  ['+1 416-555-0199', '4165550199'],
  ['+14165550199', '4165550199'],
  ['416.555.0199', '4165550199'],
  ['14165550199', '4165550199'],
  ['1 (416) 555-0199', '4165550199'],
  ['1-416-555-0199', '4165550199'],
  ['416‑555‑0199', '4165550199'],
  ['123456789', '123456789'],
  ['1416555019', '1416555019'],
] as const;

for (const [entered, phone] of written) {
  test(`[P-R02] [Y-R01] [R-R05] [A-64] [A-109] "${entered}" is the phone number ${phone}`, () => {
    assert.deepEqual(checkPhone()(entered), { ok: true, value: phone });
    assert.deepEqual(checkOptionalPhone(entered), { ok: true, value: phone });
  });
}

test('[P-R02] [Y-R01] [C-R21] refuses anything but 9 or 10 digits as a phone number', () => {
  for (const entered of [
    '12345678',
    '24165550199',
    '114165550199',
    '+44 20 7946 0018',
    '416555O199',
    '٤١٦٥٥٥٠١٩٩',
    'call me',
  ]) {
    assert.deepEqual(checkPhone()(entered), { ok: false, failure: 'this_field_is_invalid' }, entered);
  }
});

test('[P-R02] [R-R05] [C-R21] requires a phone number, except where it is optional', () => {
  assert.deepEqual(checkPhone()(' '), { ok: false, failure: 'this_field_is_required' });
  assert.deepEqual(checkPhone('please_enter_phone_number')(''), {
    ok: false,
    failure: 'please_enter_phone_number',
  });
  assert.deepEqual(checkOptionalPhone(' '), { ok: true, value: '' });
});

test('[A-64] normalizes a phone number however its digits are spaced', () => {
  const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 9, maxLength: 10 });
  const gaps = fc.array(fc.constantFrom('', ' ', '-', ' - ', '('), { minLength: 10, maxLength: 10 });
  checkProperty([digits, gaps, fc.boolean()], (number, spaces, hasCountryCode) => {
    const spaced = number.map((digit, at) => `${spaces[at] ?? ''}${digit}`).join('');
    const phone = checkPhone()(hasCountryCode ? `+1 ${spaced}` : spaced);
    assert.deepEqual(phone, { ok: true, value: number.join('') });
  });
});
