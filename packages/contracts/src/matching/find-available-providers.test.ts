import assert from 'node:assert/strict';
import { test } from 'node:test';
import { envelopeOf } from '../envelope.ts';
import { findAvailableProviders } from './find-available-providers.ts';

const search = {
  eventDate: 1_800_057_600,
  userLongitude: -79.38,
  userLatitude: 43.65,
  sBStartTime: 1_800_126_000,
  duration: 2,
  postalCode: 'M5V 2T6',
};

test('[D-R01] a search takes day, place, start, whole hours and postal code', () => {
  assert.deepEqual(findAvailableProviders.body?.parse(search), search);
  const { sBStartTime, ...rest } = search;
  assert.deepEqual(findAvailableProviders.body?.parse({ ...rest, sbStartTime: sBStartTime }), search);
  for (const change of [{ duration: 2.5 }, { duration: 0 }, { userLatitude: 91 }, { sBStartTime: undefined }])
    assert.ok(
      !findAvailableProviders.body?.safeParse({ ...search, ...change }).success,
      JSON.stringify(change),
    );
});

test('[A-76] returns other times next to the empty list when no provider is free', () => {
  const reply = envelopeOf(findAvailableProviders.reply, findAvailableProviders.meta);
  const alternatives = [{ eventDate: 1_800_057_600, startTime: 1_800_129_600, count: 3 }];
  const payload = { items: [], alternatives };
  const parsed = reply.parse({ status: 0, message: 'no_one', errors: [], payload });
  assert.deepEqual(parsed.payload, payload);
});
