import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitOnboarding, startOnboarding } from './onboarding.ts';

test('[Y-R02] returns the address for a start, and the two flags of the specs for a check', () => {
  const url = 'https://connect.test/setup/1';
  const flags = { detailsSubmitted: true, chargesEnable: false };
  assert.deepEqual(startOnboarding.reply.parse({ url }), { url });
  assert.deepEqual(exitOnboarding.reply.parse(flags), flags);
});

test('[Y-R02] both may end with the key that the specs name for a failed connection', () => {
  for (const { errors } of [startOnboarding, exitOnboarding]) {
    assert.ok(errors?.includes('unable_to_access_server'));
  }
});

test('[A-R23] only the provider connects a payout account', () => {
  assert.deepEqual(startOnboarding.actors, ['provider']);
});
