import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canShare,
  checkShareExpiry,
  checkSharePin,
  defaultShareExpiry,
  checkShareLink,
} from './share-link.ts';

const now = 1_800_000_000;
const link = { expiresAtSeconds: now + 1, isRevoked: false, hasPin: false };

const sharers = [
  ['host', true, true],
  ['host', false, true],
  ['provider', true, true],
  ['provider', false, false],
  ['visitor', true, false],
  ['visitor', false, false],
] as const;

for (const [kind, isPermitted, may] of sharers) {
  test(`[L-R01] [A-40] a ${kind} ${may ? 'shares' : 'does not share'} when the permission is ${isPermitted}`, () => {
    assert.equal(canShare(kind, isPermitted), may);
  });
}

test('[FF-38] [A-40] a link ends after 90 days unless another end is set', () => {
  assert.equal(defaultShareExpiry(now), now + 7_776_000);
  assert.deepEqual(checkShareExpiry(now + 1, now), { ok: true, value: now + 1 });
  for (const end of [now, now - 1, NaN]) {
    assert.deepEqual(checkShareExpiry(end, now), { ok: false, failure: 'this_field_is_invalid' });
  }
});

test('[A-40] a PIN is left out or has 4 to 8 digits', () => {
  for (const pin of ['', '1234', '00000000']) assert.deepEqual(checkSharePin(pin), { ok: true, value: pin });
  for (const pin of ['123', '123456789', '12a4', ' 1234', '-123', '١٢٣٤']) {
    assert.deepEqual(checkSharePin(pin), { ok: false, failure: 'share_pin_is_invalid' }, pin);
  }
});

test('[L-R15] [A-40] opens a gallery with a valid link for everyone', () => {
  assert.deepEqual(checkShareLink(link, false, now), { ok: true, value: undefined });
});

const closed = [
  ['that was never made', null, true, 'object_does_not_exist'],
  ['that was revoked', { ...link, isRevoked: true }, true, 'object_does_not_exist'],
  ['that has ended', { ...link, expiresAtSeconds: now }, true, 'share_link_has_expired'],
  ['with another PIN', { ...link, hasPin: true }, false, 'share_pin_is_incorrect'],
] as const;

for (const [title, shareLink, isPinRight, failure] of closed) {
  test(`[A-40] a link ${title} opens nothing`, () => {
    assert.deepEqual(checkShareLink(shareLink, isPinRight, now), { ok: false, failure });
  });
}

test('[A-40] the right PIN opens a link', () => {
  assert.equal(checkShareLink({ ...link, hasPin: true }, true, now).ok, true);
});
