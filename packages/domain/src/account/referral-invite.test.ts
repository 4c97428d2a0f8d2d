import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkReferralInvite } from './referral-invite.ts';

const invite = {
  friendEmail: 'Friend@demo.test',
  ownEmail: 'host@demo.test',
  isAlreadyInvited: false,
  invitesToday: 0,
};

test('[Q-R05] [A-45] a friend is invited by email', () => {
  assert.deepEqual(checkReferralInvite(invite), { ok: true, value: 'friend@demo.test' });
});

const refusals = [
  ['nothing', { friendEmail: '' }, 'this_field_is_required'],
  ['two characters', { friendEmail: 'a@' }, 'this_field_is_invalid'],
  ['no address', { friendEmail: 'friend' }, 'this_field_is_invalid'],
  ['255 characters', { friendEmail: `${'f'.repeat(245)}@demo.test` }, 'this_field_is_too_long'],
  ['the own address', { friendEmail: 'host@demo.test', ownEmail: 'Host@demo.test' }, 'referral_to_own_email'],
  [
    'an address invited before',
    { isAlreadyInvited: true },
    'sorry_this_email_has_already_been_sent_a_referral_code',
  ],
  ['a 21st address of the day', { invitesToday: 20 }, 'too_many_requests'],
] as const;

for (const [title, change, failure] of refusals) {
  test(`[Q-R05] [A-45] ${title} cannot be invited`, () => {
    assert.deepEqual(checkReferralInvite({ ...invite, ...change }), { ok: false, failure });
  });
}

test('[A-45] the 20th invite of a day is sent', () => {
  assert.equal(checkReferralInvite({ ...invite, invitesToday: 19 }).ok, true);
});
