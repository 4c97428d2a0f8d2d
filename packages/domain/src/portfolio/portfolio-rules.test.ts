import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedFields } from '../field/failed-fields.ts';
import { checkPreview, portfolioRules } from './portfolio-rules.ts';

const texts = { profileName: 'Maya', bio: 'Weddings and birthdays', additionalEquipment: '' };

test('[X-R05] a name and a bio are required, equipment is not', () => {
  assert.deepEqual(failedFields(portfolioRules, texts), {});
  assert.deepEqual(failedFields(portfolioRules, { ...texts, profileName: ' ', bio: '' }), {
    profileName: 'this_field_is_required',
    bio: 'this_field_is_required',
  });
});

test('[X-R05] [A-07] bio and equipment have at most 2000 characters', () => {
  const longest = 'x'.repeat(2000);
  assert.deepEqual(
    failedFields(portfolioRules, { ...texts, bio: longest, additionalEquipment: longest }),
    {},
  );
  assert.deepEqual(
    failedFields(portfolioRules, { ...texts, bio: `${longest}x`, additionalEquipment: `${longest}x` }),
    { bio: 'this_field_is_too_long', additionalEquipment: 'this_field_is_too_long' },
  );
});

test('[X-R07] a preview needs a saved profile', () => {
  assert.deepEqual(checkPreview(true), { ok: true, value: undefined });
  assert.deepEqual(checkPreview(false), { ok: false, failure: 'profile_doesnot_exist' });
});
