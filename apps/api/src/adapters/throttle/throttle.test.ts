import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Throttle, ThrottleRule } from '../../ports/throttle.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import type { FixedClock } from '../../testing/fixed-clock.ts';
import { testSecrets } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { redisUrl, whyNoRedis } from '../../testing/test-redis.ts';
import { openThrottle } from './open-throttle.ts';
import { postgresThrottle } from './postgres-throttle.ts';
import { redisThrottle } from './redis-throttle.ts';

const keys = testSecrets.keysFor('throttle');

type Opened = { readonly clock: FixedClock; readonly open: () => Throttle };

async function inDatabase(t: TestContext): Promise<Opened> {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const clock = fixedClock();
  return { clock, open: () => postgresThrottle(database, clock, keys) };
}

async function inRedis(t: TestContext): Promise<Opened> {
  const clock = fixedClock();
  const open = (): Throttle => {
    const throttle = redisThrottle(redisUrl, clock, keys, () => undefined);
    t.after(throttle.close);
    return throttle;
  };
  return { clock, open };
}

/** A rule with a unique name, because the Redis of a machine may be shared. */
const ruleOf = (most: number): ThrottleRule => ({ name: `test-${randomUUID()}`, most, seconds: 900 });

const places = [
  { where: 'the database', openIn: inDatabase, skip: false },
  { where: 'Redis', openIn: inRedis, skip: await whyNoRedis() },
];

for (const { where, openIn, skip } of places) {
  const withThrottle = (title: string, body: (opened: Opened) => Promise<void>): void => {
    test(`[A-98] in ${where} ${title}`, { skip }, async (t) => body(await openIn(t)));
  };

  withThrottle('allows the maximum, then returns how long to wait, then starts again', async (opened) => {
    const throttle = opened.open();
    const rule = ruleOf(2);
    assert.deepEqual(await throttle.take(rule, 'one'), { isAllowed: true });
    opened.clock.advanceSeconds(100);
    assert.deepEqual(await throttle.take(rule, 'one'), { isAllowed: true });
    assert.deepEqual(await throttle.take(rule, 'one'), { isAllowed: false, retryAfterSeconds: 800 });
    assert.deepEqual(await throttle.take(rule, 'other'), { isAllowed: true });
    opened.clock.advanceSeconds(799);
    assert.deepEqual(await throttle.take(rule, 'one'), { isAllowed: false, retryAfterSeconds: 1 });
    opened.clock.advanceSeconds(1);
    assert.deepEqual(await throttle.take(rule, 'one'), { isAllowed: true });
  });

  withThrottle('allows exactly the maximum of concurrent attempts over two processes', async (opened) => {
    const throttles = [opened.open(), opened.open()] as const;
    const rule = ruleOf(10);
    const rounds = Array.from({ length: 20 }, () => throttles.map((throttle) => throttle.take(rule, 'one')));
    const answers = await Promise.all(rounds.flat());
    assert.equal(answers.filter(({ isAllowed }) => isAllowed).length, 10);
  });

  withThrottle('takes one attempt back, and resets the count', async (opened) => {
    const throttle = opened.open();
    const rule = ruleOf(1);
    await throttle.take(rule, 'one');
    assert.equal((await throttle.check(rule, 'one')).isAllowed, false);
    await throttle.giveBack(rule, 'one');
    assert.equal((await throttle.check(rule, 'one')).isAllowed, true);
    await throttle.take(rule, 'one');
    assert.equal((await throttle.take(rule, 'one')).isAllowed, false);
    await throttle.reset(rule, 'one');
    assert.equal((await throttle.take(rule, 'one')).isAllowed, true);
  });

  withThrottle('begins no window when it takes back an attempt that is no longer counted', async (opened) => {
    const throttle = opened.open();
    const rule = ruleOf(1);
    const takeTwo = async () => [await throttle.take(rule, 'one'), await throttle.take(rule, 'one')];
    const expected = [{ isAllowed: true }, { isAllowed: false, retryAfterSeconds: 900 }];
    await throttle.giveBack(rule, 'one');
    opened.clock.advanceSeconds(100);
    assert.deepEqual(await takeTwo(), expected);
    opened.clock.advanceSeconds(900);
    await throttle.giveBack(rule, 'one');
    opened.clock.advanceSeconds(100);
    assert.deepEqual(await takeTwo(), expected);
  });

  withThrottle('does not lock users out for weeks when the clock is moved back by weeks', async (opened) => {
    const throttle = opened.open();
    const rule = ruleOf(1);
    await throttle.take(rule, 'one');
    await throttle.take(rule, 'one');
    opened.clock.advanceSeconds(-30 * 86_400);
    assert.equal((await throttle.take(rule, 'one')).isAllowed, true);
  });
}

test('[A-98] stores subjects only as hashes, and deletes old counts', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const clock = fixedClock();
  const throttle = postgresThrottle(database, clock, keys);
  await throttle.take(ruleOf(1), 'ana@demo.test');
  const rows = await database.selectFrom('throttle').selectAll().execute();
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows.map(({ subject }) => subject.toString('latin1'))).includes('ana'));
  clock.advanceSeconds(900);
  await throttle.sweep();
  assert.deepEqual(await database.selectFrom('throttle').selectAll().execute(), []);
});

test('[A-98] counts in the database while Redis is unavailable', async (t) => {
  const { database, close } = await openTestDatabase();
  const failures: unknown[] = [];
  const opened = openThrottle({
    database,
    clock: fixedClock(),
    keys,
    redisUrl: 'redis://127.0.0.1:9',
    warn: (reason) => failures.push(reason),
  });
  t.after(async () => {
    opened.close();
    await close();
  });
  const rule = ruleOf(1);
  assert.equal((await opened.throttle.take(rule, 'one')).isAllowed, true);
  assert.equal((await opened.throttle.take(rule, 'one')).isAllowed, false);
  assert.ok(failures.length > 0);
});
