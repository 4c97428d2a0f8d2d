import assert from 'node:assert/strict';
import { test } from 'node:test';
import { providerTimelineOf } from './provider-timeline.policy.ts';

const at = (seconds: number): Date => new Date(seconds * 1000);

test('[A-78] lists what a provider did, in chronological order', () => {
  const answered = { answeredAt: at(10), checkedInAt: null, checkedOutAt: null };
  const upcoming = { ...answered, status: 'upcoming', statusChangedAt: at(10) } as const;
  assert.deepEqual(providerTimelineOf(upcoming), [{ step: 'accepted', at: 10 }]);
  const late = { ...answered, checkedInAt: at(20), checkedOutAt: at(50) };
  assert.deepEqual(providerTimelineOf({ ...late, status: 'completed', statusChangedAt: at(40) }), [
    { step: 'accepted', at: 10 },
    { step: 'checkedIn', at: 20 },
    { step: 'completed', at: 40 },
    { step: 'checkedOut', at: 50 },
  ]);
});
