import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { liveSessions } from './live-sessions.ts';

test('a yes is remembered for five seconds, a no is asked for every time', async () => {
  const clock = fixedClock();
  let asked = 0;
  let isLive = true;
  const sessions = liveSessions(async () => {
    asked += 1;
    return isLive;
  }, clock);
  assert.deepEqual([await sessions.isLive('a'), await sessions.isLive('a'), asked], [true, true, 1]);
  clock.advanceSeconds(5);
  isLive = false;
  assert.deepEqual([await sessions.isLive('a'), await sessions.isLive('a'), asked], [false, false, 3]);
});

test('a yes that was on its way while the session ended is not remembered', async () => {
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
