import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canPressAddRecap, canPressCancel, canPressMessageBoard, type ListedEvent } from './event-actions.ts';

const upcoming: ListedEvent = { status: 'upcoming', hasRecap: false, isCancelAllowed: true };

test('[J-R07] an event can be cancelled from the upcoming tab only, and only if it allows that', () => {
  const cases = [
    ['upcoming', true],
    ['pending', true],
    ['completed', false],
    ['cancel', false],
    ['draft', false],
    ['reelOnly', false],
  ] as const;
  for (const [status, isEnabled] of cases) {
    assert.equal(canPressCancel({ ...upcoming, status }), isEnabled, status);
    assert.equal(canPressCancel({ ...upcoming, status, isCancelAllowed: false }), false, status);
  }
});

test('[J-R06] a recap can be added to an event once', () => {
  assert.equal(canPressAddRecap(upcoming), true);
  assert.equal(canPressAddRecap({ ...upcoming, hasRecap: true }), false);
});

test('[J-R06] the message board is closed on cancelled events only', () => {
  assert.equal(canPressMessageBoard({ ...upcoming, status: 'cancel' }), false);
  for (const status of ['upcoming', 'pending', 'completed'] as const) {
    assert.equal(canPressMessageBoard({ ...upcoming, status }), true, status);
  }
});
