import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timelineOf } from './event-timeline.policy.ts';

const at = (seconds: number): Date => new Date(seconds * 1000);
const line = (
  request: 'accepted' | 'declined' | 'pending' | 'cancelled' | null,
  answeredAt: number | null,
  firstName?: string,
) => ({
  paidAt: at(10),
  request,
  answeredAt: answeredAt === null ? null : at(answeredAt),
  checkedInAt: null,
  checkedOutAt: null,
  endedAt: null,
  provider: firstName === undefined ? null : { firstName },
});

test('[A-78] lists the steps of an event in chronological order, with who took them', () => {
  const lines = [
    line('accepted', 30, 'Ana'),
    line('declined', 20, 'Ben'),
    line('pending', null, 'Cleo'),
    line(null, null),
  ];
  assert.deepEqual(timelineOf({ status: 'cancel', statusChangedAt: at(40) }, lines), [
    { step: 'paid', at: 10 },
    { step: 'declined', at: 20, firstName: 'Ben' },
    { step: 'accepted', at: 30, firstName: 'Ana' },
    { step: 'cancelled', at: 40 },
  ]);
  const worked = { ...line('accepted', 20, 'Ana'), checkedInAt: at(30), checkedOutAt: at(50) };
  assert.deepEqual(timelineOf({ status: 'completed', statusChangedAt: at(50) }, [worked]), [
    { step: 'paid', at: 10 },
    { step: 'accepted', at: 20, firstName: 'Ana' },
    { step: 'checkedIn', at: 30, firstName: 'Ana' },
    { step: 'checkedOut', at: 50, firstName: 'Ana' },
    { step: 'completed', at: 50 },
  ]);
  assert.deepEqual(timelineOf({ status: 'pending', statusChangedAt: at(10) }, []), []);
});

test('[A-78] a cancelled event keeps who had accepted, and one that goes on says who can no longer come', () => {
  const booked = { ...line('cancelled', 20, 'Ana'), endedAt: at(40) };
  const asked = { ...line('cancelled', null, 'Ben'), endedAt: at(40) };
  const cancelled = { status: 'cancel', statusChangedAt: at(40) } as const;
  const accepted = [
    { step: 'paid', at: 10 },
    { step: 'accepted', at: 20, firstName: 'Ana' },
  ];
  assert.deepEqual(timelineOf(cancelled, [booked, asked]), [...accepted, { step: 'cancelled', at: 40 }]);

  const left = { ...booked, endedAt: at(30) };
  const withdrawn = { step: 'withdrawn', at: 30, firstName: 'Ana' };
  assert.deepEqual(timelineOf({ status: 'upcoming', statusChangedAt: at(10) }, [left]), [
    ...accepted,
    withdrawn,
  ]);
  assert.deepEqual(timelineOf(cancelled, [left]), [...accepted, withdrawn, { step: 'cancelled', at: 40 }]);
});
