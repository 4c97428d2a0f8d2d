import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureAddressesOf } from './picture-addresses.ts';

test('[A-30] an address has a picture of its own, in any case and whatever else is asked for', () => {
  for (const [path, query, own] of [
    ['/', '', '/'],
    ['/', 'partnerCode=x', '/'],
    ['/Event_Booking/', 'step=cart', '/event_booking'],
    ['/LOGIN', 'next=%2F&form=sign-up', '/login?form=sign-up'],
    ['/change_password', 'token=', '/change_password'],
    ['/change_password', 'token=secret', '/change_password?token=any'],
  ] as const)
    assert.deepEqual(pictureAddressesOf(path, query), [own, '/any'], path + query);
});

test('what is below a page may share a picture', () => {
  assert.deepEqual(pictureAddressesOf('/Email_Confirmation/abc', ''), [
    '/email_confirmation/abc',
    '/email_confirmation/any',
    '/any',
  ]);
});
