import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPersonName } from './person-name.ts';

test('[P-R02] [Y-R01] a name starts with a letter of any language', () => {
  for (const name of ['Ana', 'élodie', 'Ömer', '李', "O'Neil-Roy 3rd"]) {
    assert.deepEqual(checkPersonName(` ${name} `), { ok: true, value: name });
  }
  for (const name of ['1Ana', '-Ana', "'t Hooft", '🐝', '_a']) {
    assert.deepEqual(checkPersonName(name), { ok: false, failure: 'this_field_is_invalid' }, name);
  }
});

test('[P-R02] [Y-R01] a name is required and has at most 35 characters', () => {
  assert.deepEqual(checkPersonName('  '), { ok: false, failure: 'this_field_is_required' });
  assert.equal(checkPersonName('a'.repeat(35)).ok, true);
  assert.deepEqual(checkPersonName('a'.repeat(36)), { ok: false, failure: 'this_field_is_too_long' });
});
