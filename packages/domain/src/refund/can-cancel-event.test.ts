import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canCancelEvent } from './can-cancel-event.ts';

const startsAtSeconds = 1_805_029_200;
const hour = 3600;
const upcoming = { status: 'upcoming', isAnyoneCheckedIn: false, startsAtSeconds } as const;

const cases = [
  { title: 'an upcoming event days before', event: upcoming, hoursBefore: 72, isAllowed: true },
  { title: 'a pending event', event: { ...upcoming, status: 'pending' }, hoursBefore: 72, isAllowed: true },
  { title: 'exactly 24 hours before', event: upcoming, hoursBefore: 24, isAllowed: true },
  { title: 'a second inside 24 hours', event: upcoming, hoursBefore: 24 - 1 / hour, isAllowed: false },
  { title: 'after the start', event: upcoming, hoursBefore: -1, isAllowed: false },
  {
    title: 'with a provider checked in',
    event: { ...upcoming, isAnyoneCheckedIn: true },
    hoursBefore: 72,
    isAllowed: false,
  },
  ...(['completed', 'cancel', 'draft', 'reelOnly'] as const).map((status) => ({
    title: `a ${status} event`,
    event: { ...upcoming, status },
    hoursBefore: 72,
    isAllowed: false,
  })),
] as const;

for (const { title, event, hoursBefore, isAllowed } of cases) {
  test(`[A-28] [FF-28] [J-R07] cancelling is ${isAllowed ? 'allowed' : 'not allowed'} for ${title}`, () => {
    assert.equal(canCancelEvent(event, startsAtSeconds - Math.round(hoursBefore * hour)), isAllowed);
  });
}
