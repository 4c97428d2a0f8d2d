import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { liveSessions } from './live-sessions.ts';

test('caches live sessions for five seconds and never ended ones', async () => {
  const clock = fixedClock();
  let queries = 0;
  let isLive = true;
  const sessions = liveSessions(async () => {
    queries += 1;
    return isLive;
  }, clock);
  assert.deepEqual([await sessions.isLive('a'), await sessions.isLive('a'), queries], [true, true, 1]);
  clock.advanceSeconds(5);
  isLive = false;
  assert.deepEqual([await sessions.isLive('a'), await sessions.isLive('a'), queries], [false, false, 3]);
});

test('does not cache a session that ends during the query', async () => {
  const answers: ((isLive: boolean) => void)[] = [];
  const sessions = liveSessions(() => new Promise((resolve) => void answers.push(resolve)), fixedClock());
  const before = sessions.isLive('a');
  sessions.forget(['a']);
  answers[0]?.(true);
  assert.equal(await before, true);
  const after = sessions.isLive('a');
  answers[1]?.(false);
  assert.equal(await after, false);
});
