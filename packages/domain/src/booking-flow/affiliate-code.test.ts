import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { decideAffiliate } from './affiliate-code.ts';

const decided = (partnerCode: string | null, storedCode: string | null, hasEventIdInRoute = false) => {
  const { action, affiliateCode, isSpinnerShown } = decideAffiliate({
    partnerCode,
    storedCode,
    hasEventIdInRoute,
  });
  return [action, affiliateCode, isSpinnerShown];
};

test('[A-52] [C-R06] gives a visitor without an affiliate neither a code nor a spinner', () => {
  assert.deepEqual(decided(null, null), ['keep', null, false]);
});

test('[A-R09] [A-52] the first code is stored', () => {
  assert.deepEqual(decided('spring-27', null), ['store', 'spring-27', false]);
});

test('[A-R09] [C-R06] keeps a stored code that is in the address bar', () => {
  assert.deepEqual(decided('spring-27', 'spring-27'), ['keep', 'spring-27', false]);
});

test('[A-90] restores a stored code to an address bar without one', () => {
  assert.deepEqual(decided(null, 'spring-27'), ['restore', 'spring-27', false]);
  assert.deepEqual(decided(null, 'spring-27', true), ['restore', 'spring-27', false]);
});

test('[A-R09] [FF-40] redirects to the marketing site when the code differs from the stored one, and keeps the stored one', () => {
  assert.deepEqual(decided('autumn', 'spring-27'), ['redirect', 'spring-27', true]);
  assert.deepEqual(decided('SPRING-27', 'spring-27'), ['redirect', 'spring-27', true]);
});

test('[C-R06] shows no spinner with an event id in the route', () => {
  assert.deepEqual(decided('autumn', 'spring-27', true), ['redirect', 'spring-27', false]);
});

test('[A-52] accepts a code of up to 64 letters, digits, dashes and underscores, and ignores anything else', () => {
  const longest = 'x'.repeat(64);
  for (const code of ['a', 'A-1_b', longest]) assert.deepEqual(decided(code, null), ['store', code, false]);
  for (const code of ['', ' ', 'a b', `${longest}x`, 'https://evil.test', 'é', 'a\n']) {
    assert.deepEqual(decided(code, null), ['keep', null, false], code);
    assert.deepEqual(decided(code, 'spring-27'), ['restore', 'spring-27', false], code);
    assert.deepEqual(decided('spring-27', code), ['store', 'spring-27', false], code);
  }
});

test('[A-52] [A-90] lets any visitor without conflicting codes book at once', () => {
  const anyCode = fc.option(fc.constantFrom('a', 'b', '', 'no code', 'x'.repeat(65)));
  checkProperty([anyCode, anyCode, fc.boolean()], (partnerCode, storedCode, hasEventIdInRoute) => {
    const real = [partnerCode, storedCode].filter((code) => code === 'a' || code === 'b');
    const isContradiction = new Set(real).size === 2;
    const [action, affiliateCode, isSpinnerShown] = decided(partnerCode, storedCode, hasEventIdInRoute);
    assert.equal(action === 'redirect', isContradiction);
    assert.equal(isSpinnerShown, isContradiction && !hasEventIdInRoute);
    assert.equal(affiliateCode, isContradiction ? storedCode : (real[0] ?? null));
  });
});
