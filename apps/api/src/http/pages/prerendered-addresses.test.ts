import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prerenderedAddressesOf } from './prerendered-addresses.ts';

test('[A-30] finds the prerendered page of an address in any case and with any other query', () => {
  for (const [path, query, own] of [
    ['/', '', '/'],
    ['/', 'partnerCode=x', '/'],
    ['/Event_Booking/', 'step=cart', '/event_booking'],
    ['/LOGIN', 'next=%2F&form=sign-up', '/login?form=sign-up'],
    ['/change_password', 'token=secret', '/change_password'],
  ] as const)
    assert.deepEqual(prerenderedAddressesOf(path, query), [own, '/any'], path + query);
});

test('paths below a page may share a prerendered page', () => {
  assert.deepEqual(prerenderedAddressesOf('/Email_Confirmation/abc', ''), [
    '/email_confirmation/abc',
    '/email_confirmation/any',
    '/any',
  ]);
});
