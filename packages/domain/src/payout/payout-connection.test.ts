import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canPressConnect, payoutStateOf } from './payout-connection.ts';

const accounts = [
  [false, false, 'notConnected', true],
  [false, true, 'notConnected', true],
  [true, false, 'pending', false],
  [true, true, 'connected', false],
] as const;

for (const [hasSubmittedDetails, hasChargesEnabled, state, isEnabled] of accounts) {
  test(`[Y-R02] details ${hasSubmittedDetails}, charges ${hasChargesEnabled}: the account is ${state}`, () => {
    assert.equal(payoutStateOf({ hasSubmittedDetails, hasChargesEnabled }), state);
    assert.equal(canPressConnect(state), isEnabled);
  });
}

test('[Y-R02] the button is disabled while the connection starts', () => {
  assert.equal(canPressConnect('connecting'), false);
});
