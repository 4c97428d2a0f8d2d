import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timelineOf } from './event-timeline.policy.ts';

const at = (seconds: number): Date => new Date(seconds * 1000);
const line = (request: 'accepted' | 'declined' | 'pending' | null, answeredAt: number | null) => ({
  paidAt: at(10),
  request,
  answeredAt: answeredAt === null ? null : at(answeredAt),
});

test('[A-78] the steps of an event stand in the order in which they happened', () => {
  const lines = [line('accepted', 30), line('declined', 20), line('pending', null), line(null, null)];
  assert.deepEqual(timelineOf({ status: 'cancel', statusChangedAt: at(40) }, lines), [
    { step: 'paid', at: 10 },
    { step: 'declined', at: 20 },
    { step: 'accepted', at: 30 },
    { step: 'cancelled', at: 40 },
  ]);
  const completed = timelineOf({ status: 'completed', statusChangedAt: at(50) }, []);
  assert.deepEqual(completed, [{ step: 'completed', at: 50 }]);
  assert.deepEqual(timelineOf({ status: 'pending', statusChangedAt: at(10) }, []), []);
});
