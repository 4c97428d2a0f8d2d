import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canBookAgain } from './book-again.policy.ts';

test('[J-R06] an event can be booked again once it is completed or cancelled', () => {
  for (const [status, canBook] of [
    ['completed', true],
    ['cancel', true],
    ['upcoming', false],
    ['pending', false],
    ['draft', false],
    ['reelOnly', false],
  ] as const)
    assert.equal(canBookAgain(status), canBook, status);
});
