import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requiredText } from '@repo/domain/field/field-rule';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { email, filledText, longText, optionalPhone, phone, ruledText, text } from './texts.ts';

const keyOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

test('trims a text and limits its visible characters', () => {
  assert.equal(text(5).parse('  abcde '), 'abcde');
  assert.equal(text(3).parse('😀😀😀'), '😀😀😀');
  assert.equal(keyOf(text(3), '😀😀😀😀'), 'this_field_is_too_long');
  assert.equal(keyOf(longText, 'x'.repeat(textLimits.longText + 1)), 'this_field_is_too_long');
  assert.equal(keyOf(filledText(3), '   '), 'this_field_is_required');
});

test('refuses a text that the database cannot store', () => {
  for (const entered of ['a\u0000b', '\u0000', 'a\ud800', '\udc00']) {
    assert.equal(keyOf(text(5), entered), 'this_field_is_invalid');
    assert.equal(keyOf(filledText(5), entered), 'this_field_is_invalid');
  }
});

test('removes line breaks and control characters from single-line texts, and keeps the lines of long ones', () => {
  assert.equal(text(70).parse('Party\r\nBcc: all@demo.test\u0007\u2028'), 'Party Bcc: all@demo.test');
  assert.equal(filledText(70).parse('\tA\u0085B'), 'A B');
  assert.equal(longText.parse('One\r\nTwo\rThree\u2028Four\u0007\n\tFive'), 'One\nTwo\nThree\nFour\n\tFive');
});

test('[A-08] an email is stored in one Unicode form', () => {
  assert.equal(email.parse('Zoe\u0301@Demo.test'), 'zo\u00e9@demo.test');
});

test('refuses with the key of the rule, also for a missing field', () => {
  const name = ruledText(requiredText(30, 'please_enter_first_name'), 30);
  assert.equal(keyOf(name, ''), 'please_enter_first_name');
  assert.equal(keyOf(name, undefined), 'please_enter_first_name');
  assert.match(keyOf(name, 7) ?? '', /expected string/);
});

test('the documents state the limit of a text', () => {
  assert.equal(z.toJSONSchema(text(70), { io: 'input' }).maxLength, 70);
  assert.equal(z.toJSONSchema(email, { io: 'input' }).maxLength, textLimits.email);
});

test('[A-64] a phone number is stored in its digits, however it is written', () => {
  assert.equal(phone.parse('+1 (416) 555-0100'), '4165550100');
  assert.equal(optionalPhone.parse(''), '');
  assert.equal(keyOf(phone, ''), 'this_field_is_required');
  assert.equal(keyOf(phone, '12345678'), 'this_field_is_invalid');
});

test('[A-08] an email is stored in lower case, up to its limit', () => {
  assert.equal(email.parse(' Host@Demo.TEST '), 'host@demo.test');
  assert.equal(keyOf(email, 'host@demo'), 'this_field_is_invalid');
  assert.equal(keyOf(email, `${'a'.repeat(64)}@${'b.'.repeat(100)}test`), 'this_field_is_too_long');
});
