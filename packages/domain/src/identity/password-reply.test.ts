import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgotPasswordUserTypeId, isFailureReply } from './password-reply.ts';

const replies = [
  ['Email not found', true],
  ['NOT allowed', true],
  ['email_not_found', true],
  ['This is not.', true],
  ['If this e-mail is registered, a link is on its way.', false],
  ['A notification was sent', false],
  ['Check your notes; nothing else', false],
  ['cannot', false],
  ['', false],
] as const;

for (const [reply, isFailure] of replies) {
  test(`[B-R11] [P-R04] [A-37] "${reply}" is ${isFailure ? 'a failure' : 'a success'}`, () => {
    assert.equal(isFailureReply(reply), isFailure);
  });
}

test('[B-R11] [A-37] the forgotten-password form sends user type 2', () => {
  assert.equal(forgotPasswordUserTypeId, 2);
});
