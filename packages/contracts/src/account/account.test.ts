import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateAccount } from './account-info.ts';
import { askSupport, referFriend } from './invite-and-support.ts';

const account = {
  id: 7,
  firstName: 'Ana',
  lastName: 'Li',
  email: 'other@demo.test',
  phoneNumber: '(416) 555-0100',
  currentAddress: '1 King St W',
  longitude: -79.38,
  latitude: 43.65,
  city: 'Toronto',
  postalCode: 'M5V 2T6',
  province: 'Ontario',
  country: 'Canada',
};

test('[P-R01] accepts the account form and ignores its read-only email', () => {
  const change = updateAccount.body?.parse(account);
  assert.equal(change?.email, undefined);
  assert.equal(change?.phoneNumber, '4165550100');
  assert.equal(change?.currentAddress, '1 King St W');
});

test('[P-R02] each field of the account is refused by its own rule', () => {
  const wrong = {
    firstName: '1Ana',
    lastName: 'x'.repeat(36),
    phoneNumber: '12345678',
    city: '',
    postalCode: 'x'.repeat(21),
    province: 'x'.repeat(91),
    country: 'x'.repeat(101),
  };
  const { error } = updateAccount.body?.safeParse({ ...account, ...wrong }) ?? {};
  assert.deepEqual(
    error?.issues.map(({ path }) => path[0]),
    Object.keys(wrong),
  );
});

test('[Q-R05] an invitation needs an email', () => {
  assert.deepEqual(referFriend.body?.parse({ userId: 7, email: 'Friend@demo.test' }), {
    userId: 7,
    email: 'friend@demo.test',
  });
  assert.ok(!referFriend.body?.safeParse({ userId: 7, email: 'ab' }).success);
});

test('[A-54] a support request has a subject, a message and perhaps an event', () => {
  const request = { userId: 7, subject: 'Invoice', message: 'Where is it?' };
  assert.deepEqual(askSupport.body?.parse(request), request);
  assert.ok(askSupport.body?.safeParse({ ...request, eventId: 12 }).success);
  assert.ok(!askSupport.body?.safeParse({ ...request, subject: 'x'.repeat(121) }).success);
  assert.ok(!askSupport.body?.safeParse({ ...request, message: ' ' }).success);
});
