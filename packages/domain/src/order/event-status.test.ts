import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkMachine } from '../machine/check-machine.ts';
import { eventMachine } from '../machine/event-machine.ts';
import { requestMachine } from '../machine/request-machine.ts';
import { transition } from '../machine/transition.ts';
import { checkProperty } from '../testing/property.ts';
import { type BookedItem, checkAllCheckedOut, deriveEventStatus, isEventOver } from './event-status.ts';

const endsAt = 1_805_040_000;
const day = 86_400;

const open: BookedItem = { request: 'pending', check: 'created' };
const accepted: BookedItem = { request: 'accepted', check: 'created' };
const here: BookedItem = { request: 'accepted', check: 'checkIn' };
const left: BookedItem = { request: 'accepted', check: 'checkOut' };
const declined: BookedItem = { request: 'declined', check: 'created' };
const expired: BookedItem = { request: 'expired', check: 'created' };
const cancelled: BookedItem = { request: 'cancelled', check: 'created' };

const cases = [
  ['one open request', [open], 'pending'],
  ['an open request beside an accepted one', [accepted, open], 'pending'],
  ['an open request beside a declined one', [declined, open], 'pending'],
  ['every request accepted', [accepted, accepted], 'upcoming'],
  ['one accepted, one declined', [accepted, declined], 'upcoming'],
  ['one checked in, one checked out', [here, left], 'upcoming'],
  ['every accepted provider checked out', [left, left], 'completed'],
  ['the only accepted provider checked out', [left, declined, expired], 'completed'],
  ['no open or accepted request', [declined, expired, cancelled], 'cancel'],
  ['no item at all', [], 'cancel'],
] as const;

for (const [title, items, status] of cases) {
  test(`[A-27] with ${title} an event is ${status}`, () => {
    assert.equal(deriveEventStatus(items, endsAt, endsAt - 1), status);
  });
}

test('[A-27] a day after its end an event is completed, also without a check-out', () => {
  assert.equal(isEventOver(endsAt, endsAt + day - 1), false);
  assert.equal(isEventOver(endsAt, endsAt + day), true);
  assert.equal(deriveEventStatus([here, accepted], endsAt, endsAt + day - 1), 'upcoming');
  assert.equal(deriveEventStatus([here, accepted], endsAt, endsAt + day), 'completed');
  assert.equal(deriveEventStatus([declined], endsAt, endsAt + day), 'cancel');
});

test('[T-R08] [A-29b] waits with completing for the check-out of every accepted provider only', () => {
  const missing = { ok: false, failure: 'someone_not_checkout_from_event' };
  for (const late of [accepted, here]) assert.deepEqual(checkAllCheckedOut([left, late]), missing);
  for (const other of [left, declined, expired, cancelled]) {
    assert.deepEqual(checkAllCheckedOut([left, other]), { ok: true, value: undefined });
  }
});

const requestMoves = fc.constantFrom('accept' as const, 'decline' as const, 'expire' as const);
const step = fc.record({ index: fc.nat({ max: 3 }), answer: requestMoves, asksCheck: fc.boolean() });

/** Answers a pending item or moves the check-in of an accepted one; otherwise changes nothing. */
function change(item: BookedItem, answer: 'accept' | 'decline' | 'expire', asksCheck: boolean): BookedItem {
  if (asksCheck) {
    const check = transition(checkMachine, item.check, item.check === 'created' ? 'checkIn' : 'checkOut');
    return item.request === 'accepted' && check.ok ? { ...item, check: check.value } : item;
  }
  const request = transition(requestMachine, item.request, answer);
  return request.ok ? { ...item, request: request.value } : item;
}

test('[A-27] moves the status only as its machine allows, whatever the providers do', () => {
  checkProperty([fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 20 })], (count, steps) => {
    let items: readonly BookedItem[] = Array.from({ length: count }, () => open);
    for (const { index, answer, asksCheck } of steps) {
      const before = deriveEventStatus(items, endsAt, 0);
      items = items.map((item, at) => (at === index ? change(item, answer, asksCheck) : item));
      const after = deriveEventStatus(items, endsAt, 0);
      const isListed = Object.values(eventMachine.moves[before]).some((to) => to === after);
      assert.ok(before === after || isListed, `${before} to ${after}`);
    }
  });
});
