import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import {
  checkConfirmation,
  checkCurrentPassword,
  checkNewPassword,
  hasPasswordPart,
  passwordParts,
} from './password.ts';

const missingParts = (password: string): readonly string[] =>
  passwordParts.filter((part) => !hasPasswordPart(password, part));

const checklists = [
  ['Demo!123', []],
  ['Aa1!aa', []],
  ['Ünï_9z', []],
  ['Aa1!a', ['length']],
  ['DEMO!123', ['lowercase']],
  ['demo!123', ['uppercase']],
  ['Demo!abc', ['number']],
  ['Demo1234', ['special']],
  ['Demo 123', ['special']],
  ['demo', ['number', 'uppercase', 'special', 'length']],
  ['', ['number', 'lowercase', 'uppercase', 'special', 'length']],
] as const;

for (const [password, missing] of checklists) {
  test(`[B-R09] "${password}" misses ${missing.length === 0 ? 'nothing' : missing.join(', ')}`, () => {
    assert.deepEqual(missingParts(password), missing);
  });
}

test('[B-R06] [P-R04] a new password needs all five parts', () => {
  for (const [password, missing] of checklists) {
    if (password === '') continue;
    const expected =
      missing.length === 0
        ? { ok: true, value: password }
        : { ok: false, failure: 'password_instruction_error' };
    assert.deepEqual(checkNewPassword(password), expected);
  }
});

test('[P-R04] [A-08] a password is required and has at most 128 characters', () => {
  const longest = `Aa1!${'x'.repeat(124)}`;
  for (const rule of [checkCurrentPassword, checkNewPassword]) {
    assert.deepEqual(rule(''), { ok: false, failure: 'this_field_is_required' });
    assert.deepEqual(rule(longest), { ok: true, value: longest });
    assert.deepEqual(rule(`${longest}x`), { ok: false, failure: 'this_field_is_too_long' });
  }
});

test('[B-R07] [P-R04] the confirmation must be the password, to the letter', () => {
  assert.deepEqual(checkConfirmation('Demo!123', 'Demo!123'), { ok: true, value: 'Demo!123' });
  assert.deepEqual(checkConfirmation('Demo!123', ''), { ok: false, failure: 'this_field_is_required' });
  for (const other of ['demo!123', 'Demo!123 ', 'Demo!12']) {
    const failure = 'password_confirm_password_does_not_match';
    assert.deepEqual(checkConfirmation('Demo!123', other), { ok: false, failure });
  }
});

const oneOf = (characters: string): fc.Arbitrary<string> => fc.constantFrom(...characters);

test('[B-R06] accepts any password with all kinds of characters, and refuses one that lacks a kind', () => {
  const kindsOf = [oneOf('0123456789'), oneOf('abcxyz'), oneOf('ABCXYZ'), oneOf('!@#$%^&*-_.,?')] as const;
  checkProperty(
    [fc.tuple(...kindsOf), fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), fc.nat({ max: 3 })],
    (characters, order, left) => {
      const mixed = order.map((at) => characters[at] ?? '').join('');
      assert.equal(checkNewPassword(mixed + mixed).ok, true);
      const without = mixed.replace(characters[left] ?? '', '');
      assert.equal(checkNewPassword(without + without).ok, false);
    },
  );
});
