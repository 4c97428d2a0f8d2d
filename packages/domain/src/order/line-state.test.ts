import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingLineMachine } from '../machine/line-machines.ts';
import { hasMoneyTaken, occupiesTime } from './line-state.ts';

const standings = [
  ['hold', true, false],
  ['checkoutCreated', true, false],
  ['paid', true, true],
  ['requested', true, true],
  ['accepted', true, true],
  ['checkedIn', true, true],
  ['checkedOut', true, true],
  ['paidOut', true, true],
  ['declined', false, true],
  ['refundPending', false, true],
  ['refunded', false, false],
  ['expired', false, false],
  ['cancelled', false, false],
] as const;

for (const [state, inCalendar, inTill] of standings) {
  test(`[A-33] [FF-13] a line that is ${state} ${inCalendar ? 'keeps' : 'frees'} its time`, () => {
    assert.equal(occupiesTime(state), inCalendar);
  });

  test(`the money of a line that is ${state} is ${inTill ? 'with us' : 'not with us'}`, () => {
    assert.equal(hasMoneyTaken(state), inTill);
  });
}

test('every state of a booked line has a standing', () => {
  assert.deepEqual(
    standings.map(([state]) => state).toSorted(),
    Object.keys(bookingLineMachine.moves).toSorted(),
  );
});
