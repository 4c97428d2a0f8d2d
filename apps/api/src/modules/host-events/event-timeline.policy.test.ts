import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timelineOf } from './event-timeline.policy.ts';

const at = (seconds: number): Date => new Date(seconds * 1000);
const line = (request: 'accepted' | 'declined' | 'pending' | null, answeredAt: number | null) => ({
  paidAt: at(10),
  request,
  answeredAt: answeredAt === null ? null : at(answeredAt),
  checkedInAt: null,
  checkedOutAt: null,
});

test('[A-78] lists the steps of an event in chronological order', () => {
  const lines = [line('accepted', 30), line('declined', 20), line('pending', null), line(null, null)];
  assert.deepEqual(timelineOf({ status: 'cancel', statusChangedAt: at(40) }, lines), [
    { step: 'paid', at: 10 },
    { step: 'declined', at: 20 },
    { step: 'accepted', at: 30 },
    { step: 'cancelled', at: 40 },
  ]);
  const worked = { ...line('accepted', 20), checkedInAt: at(30), checkedOutAt: at(50) };
  assert.deepEqual(timelineOf({ status: 'completed', statusChangedAt: at(50) }, [worked]), [
    { step: 'paid', at: 10 },
    { step: 'accepted', at: 20 },
    { step: 'checkedIn', at: 30 },
    { step: 'checkedOut', at: 50 },
    { step: 'completed', at: 50 },
  ]);
  assert.deepEqual(timelineOf({ status: 'pending', statusChangedAt: at(10) }, []), []);
});
