import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCodeIssue } from './promo-code.policy.ts';
import type { CodeTerms } from './promo-code.policy.ts';

const now = new Date('2026-06-15T16:00:00Z');
const earlier = new Date('2026-06-15T15:59:59Z');
const later = new Date('2026-06-15T16:00:01Z');
const holder = { accountId: 7, email: 'host@demo.test' };

const open: CodeTerms = {
  isActive: true,
  isGiftCard: false,
  balanceCents: null,
  validFrom: null,
  validUntil: null,
  mostUses: null,
  uses: 0,
  mostUsesPerAccount: null,
  usesByAccount: 0,
  issuedForAccountId: null,
  issuedForEmail: null,
};

const cases: readonly (readonly [string, Partial<CodeTerms>, string | undefined])[] = [
  ['without any limit', {}, undefined],
  ['from this very second on', { validFrom: now }, undefined],
  ['until the next second', { validUntil: later }, undefined],
  ['until this very second', { validUntil: now }, 'promo_code_has_expired'],
  ['that ended before', { validUntil: earlier }, 'promo_code_has_expired'],
  ['that has not begun', { validFrom: later }, 'invalid_promo_code'],
  ['that an operator has ended', { isActive: false }, 'invalid_promo_code'],
  ['ended by an operator and by its time', { isActive: false, validUntil: earlier }, 'invalid_promo_code'],
  ['with one use left', { mostUses: 2, uses: 1 }, undefined],
  ['with no use left', { mostUses: 2, uses: 2 }, 'promo_code_has_expired'],
  ['that the account may use again', { mostUsesPerAccount: 2, usesByAccount: 1 }, undefined],
  ['that the account has used', { mostUsesPerAccount: 1, usesByAccount: 1 }, 'promo_code_has_expired'],
  ['for this account', { issuedForAccountId: 7 }, undefined],
  ['for another account', { issuedForAccountId: 8 }, 'invalid_promo_code'],
  ['for this e-mail', { issuedForEmail: 'host@demo.test' }, undefined],
  ['for another e-mail', { issuedForEmail: 'other@demo.test' }, 'invalid_promo_code'],
  ['of somebody else, long over', { issuedForAccountId: 8, validUntil: earlier }, 'invalid_promo_code'],
  ['on a gift card with a cent', { isGiftCard: true, balanceCents: 1 }, undefined],
  ['on an empty gift card', { isGiftCard: true, balanceCents: 0 }, 'promo_code_has_expired'],
];

for (const [what, terms, expected] of cases) {
  test(`[A-74] a code ${what} is ${expected ?? 'valid'}`, () => {
    assert.equal(findCodeIssue({ ...open, ...terms }, holder, now), expected);
  });
}

test('[A-74] a code that does not exist is invalid', () => {
  assert.equal(findCodeIssue(undefined, holder, now), 'invalid_promo_code');
});
