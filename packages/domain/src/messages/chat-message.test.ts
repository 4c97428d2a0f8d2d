import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessage, otherSide, senderRoles } from './chat-message.ts';

test('[O-R04] refuses a message of white space only', () => {
  for (const text of ['', ' ', '\n\t ', '\u00a0']) {
    assert.deepEqual(checkMessage(text), { ok: false, failure: 'this_field_is_required' });
  }
});

test('[O-R04] a message is sent without the space around it, and with its own line breaks', () => {
  assert.deepEqual(checkMessage('  Hello\nthere \n'), { ok: true, value: 'Hello\nthere' });
});

test('[A-07] a message has at most 2000 characters', () => {
  assert.equal(checkMessage('x'.repeat(2000)).ok, true);
  assert.deepEqual(checkMessage('x'.repeat(2001)), { ok: false, failure: 'this_field_is_too_long' });
});

test('[O-R10] [A-57] the two sides are User and SBUser, and each hears the other', () => {
  assert.deepEqual(senderRoles, { host: 'User', provider: 'SBUser' });
  assert.equal(otherSide('host'), 'provider');
  assert.equal(otherSide('provider'), 'host');
});
