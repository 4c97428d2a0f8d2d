import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEmail } from './email.ts';

const sound = ['host@demo.test', 'a.b+c@mail.example.ca', "o'neil@x-y.org", 'zoë@exämple.com', '1@2.io'];
const broken = [
  'host',
  'host@',
  '@demo.test',
  'host@demo',
  'a@b@c.test',
  'ho st@demo.test',
  'host@demo..test',
  'host@-demo.test',
  'host@demo.test.',
  'host@demo.t',
  'Host <host@demo.test>',
  'host@demo.test\nbcc: x@y.test',
  `${'a'.repeat(65)}@demo.test`,
];

test('[B-R05] an address with one @ and a dotted domain is an email', () => {
  for (const text of sound) assert.deepEqual(checkEmail()(text), { ok: true, value: text });
});

test('[B-R05] anything else is not', () => {
  for (const text of broken) {
    assert.deepEqual(checkEmail()(text), { ok: false, failure: 'this_field_is_invalid' }, text);
  }
});

test('[B-R11] an email is required', () => {
  assert.deepEqual(checkEmail()(' '), { ok: false, failure: 'this_field_is_required' });
  assert.deepEqual(checkEmail('please_enter_email')(''), { ok: false, failure: 'please_enter_email' });
});

test('normalizes the spellings of a mailbox to one', () => {
  assert.deepEqual(checkEmail()('  Host@Demo.TEST '), { ok: true, value: 'host@demo.test' });
});

test('[B-R02] [A-08] an email has at most 254 characters', () => {
  const address = `${'a'.repeat(60)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}.ca`;
  assert.equal(address.length, 254);
  assert.deepEqual(checkEmail()(address), { ok: true, value: address });
  assert.deepEqual(checkEmail()(`x${address}`), { ok: false, failure: 'this_field_is_too_long' });
});
