import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addRecapBlockOf, canPressCancel, canPressMessageBoard, type ListedEvent } from './event-actions.ts';

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

test('[J-R06] [J-R10] a recap can be added to an event once, also after the event, but not to a cancelled one', () => {
  for (const status of ['pending', 'upcoming', 'completed'] as const) {
    assert.equal(addRecapBlockOf({ ...upcoming, status }), null);
    assert.equal(addRecapBlockOf({ ...upcoming, status, hasRecap: true }), 'hasRecap');
  }
  assert.equal(addRecapBlockOf({ ...upcoming, status: 'cancel' }), 'isCancelled');
  assert.equal(addRecapBlockOf({ ...upcoming, status: 'cancel', hasRecap: true }), 'isCancelled');
});

test('[J-R06] the message board is closed on cancelled events only', () => {
  assert.equal(canPressMessageBoard({ ...upcoming, status: 'cancel' }), false);
  for (const status of ['upcoming', 'pending', 'completed'] as const) {
    assert.equal(canPressMessageBoard({ ...upcoming, status }), true, status);
  }
});
