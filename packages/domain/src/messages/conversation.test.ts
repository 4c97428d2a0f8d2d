import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { canConverse, isOwnMessage, mergeMessages, mustAcknowledge } from './conversation.ts';

const open = { eventId: 4, providerId: 9 };
const fromProvider = { ...open, id: 1, sender: 'provider' } as const;

test('[O-R01] [O-R02] [O-R13] only a provider who accepted the event talks with its host', () => {
  assert.equal(canConverse('accepted', 'upcoming'), true);
  for (const request of ['pending', 'declined', 'expired', 'cancelled'] as const) {
    assert.equal(canConverse(request, 'upcoming'), false, request);
  }
});

test('[J-R06] the board of a cancelled event is closed, that of a completed one is not', () => {
  assert.equal(canConverse('accepted', 'cancel'), false);
  assert.equal(canConverse('accepted', 'completed'), true);
});

test("[O-R05] treats messages of the viewer's side as their own", () => {
  assert.equal(isOwnMessage(fromProvider, 'provider'), true);
  assert.equal(isOwnMessage(fromProvider, 'host'), false);
});

test('[O-R09] a message for the viewer in the open conversation is acknowledged, no other', () => {
  assert.equal(mustAcknowledge(fromProvider, 'host', open), true);
  assert.equal(mustAcknowledge(fromProvider, 'provider', open), false);
  assert.equal(mustAcknowledge(fromProvider, 'host', null), false);
  assert.equal(mustAcknowledge(fromProvider, 'host', { ...open, eventId: 5 }), false);
  assert.equal(mustAcknowledge(fromProvider, 'host', { ...open, providerId: 8 }), false);
});

test('[FF-39] [A-57] shows each message once and in order, however they arrive', () => {
  const some = fc.array(fc.record({ id: fc.nat({ max: 50 }) }));
  checkProperty([some, some], (shown, arrived) => {
    const merged = mergeMessages(shown, arrived).map((message) => message.id);
    const expected = [...new Set([...shown, ...arrived].map((message) => message.id))].toSorted(
      (a, b) => a - b,
    );
    assert.deepEqual(merged, expected);
  });
});

test('[A-57] a message that arrives again replaces the one that is shown', () => {
  assert.deepEqual(mergeMessages([{ id: 1, isSeen: false }], [{ id: 1, isSeen: true }]), [
    { id: 1, isSeen: true },
  ]);
});
