import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extensionBlockOf } from './extension-block.ts';

const open = {
  eventStatus: 'upcoming',
  check: 'created',
  isExtended: false,
  isInCart: false,
  maxExtensionHours: 3,
} as const;

const cases = [
  { title: 'of an upcoming event', provider: open, block: null },
  { title: 'with one hour left', provider: { ...open, maxExtensionHours: 1 }, block: null },
  { title: 'without time left', provider: { ...open, maxExtensionHours: 0 }, block: 'noTimeLeft' },
  { title: 'who is in the cart', provider: { ...open, isInCart: true }, block: 'alreadyInCart' },
  { title: 'who was extended', provider: { ...open, isExtended: true }, block: 'alreadyExtended' },
  { title: 'who has checked out', provider: { ...open, check: 'checkOut' }, block: 'checkedOut' },
  {
    title: 'of a completed event',
    provider: { ...open, eventStatus: 'completed' },
    block: 'eventNotUpcoming',
  },
  { title: 'of a cancelled event', provider: { ...open, eventStatus: 'cancel' }, block: 'eventNotUpcoming' },
] as const;

for (const { title, provider, block } of cases) {
  test(`[K-R01] [A-32] a provider ${title} is ${block ?? 'open for an extension'}`, () => {
    assert.equal(extensionBlockOf(provider), block);
  });
}

test('[FF-27] an extension is possible after the start, until check-out', () => {
  assert.equal(extensionBlockOf({ ...open, check: 'checkIn' }), null);
});
