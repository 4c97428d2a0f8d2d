import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noMatchOffer } from './no-match-offer.ts';

const served = ['M5V'];

const cases = [
  ['a serviced place where drafts are allowed', true, 'M5V 2T6', 'draftEvent'],
  ['a serviced place where drafts are not allowed', false, 'M5V 2T6', 'notServiced'],
  ['a place outside the service area', true, 'K1A 0B1', 'notServiced'],
  ['a place without a postal code', true, null, 'notServiced'],
] as const;

for (const [title, isDraftEventAllowed, postalCode, offer] of cases) {
  test(`[D-R07] [A-55] without a match, ${title} leads to ${offer}`, () => {
    assert.equal(noMatchOffer(isDraftEventAllowed, postalCode, served), offer);
  });
}
