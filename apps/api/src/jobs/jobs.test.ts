import assert from 'node:assert/strict';
import { once as nextEvent } from 'node:events';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { z } from 'zod';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { failureReason } from '../failure-reason.ts';
import { productLogger } from '../http/request-log.ts';
import { FinalFailure } from '../ports/jobs.ts';
import type { Job, Jobs } from '../ports/jobs.ts';
import { stopDeadlinesMs } from '../shutdown/stop-deadlines.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import type { FixedClock } from '../testing/fixed-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openJobs } from './open-jobs.ts';

const greet: Job<{ who: string }> = { name: 'greet', payload: z.object({ who: z.string() }) };
const minute = 60;
const day = 24 * 60 * minute;

type World = {
  readonly database: Database;
  readonly clock: FixedClock;
  readonly lines: string[];
  readonly open: (settings?: { leaseSeconds?: number }) => Jobs;
};

async function openWorld(t: TestContext): Promise<World> {
  const { database, close } = await openTestDatabase();
  const clock = fixedClock();
  const lines: string[] = [];
  const opened: Jobs[] = [];
  t.after(async () => {
    await Promise.all(opened.map((jobs) => jobs.stop(0)));
    await close();
  });
  return {
    database,
    clock,
    lines,
    open: (settings = {}) => {
      const logger = productLogger('warn', { write: (line) => void lines.push(line) });
      const jobs = openJobs({ database, clock, logger, ...settings });
      opened.push(jobs);
      return jobs;
    },
  };
}

const rowsOf = async (database: Database): Promise<number> =>
  (await database.selectFrom('job').select('id').execute()).length;

const nowSeconds = (clock: FixedClock): number => clock.nowMs() / 1000;

test('enqueues a job only if its transaction commits', async (t) => {
  const { database, open } = await openWorld(t);
  const jobs = open();
  const greeted: string[] = [];
  jobs.handle(greet, async ({ who }) => void greeted.push(who));
  await assert.rejects(
    database.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, greet, { who: 'nobody' });
      throw new Error('the rest went wrong');
    }),
    /the rest went wrong/,
  );
  assert.equal(await jobs.runDue(), 0);
  await database.transaction().execute(async (transaction) => {
    await jobs.enqueue(transaction, greet, { who: 'Maya' });
    assert.equal(await jobs.runDue(), 0, 'not before it is committed');
  });
  assert.equal(await jobs.runDue(), 1);
  assert.equal(await jobs.runDue(), 0);
  assert.deepEqual(greeted, ['Maya']);
  assert.equal(await rowsOf(database), 0, 'what the payload held of people is gone');
});

test('jobs that hang in one lane do not delay mails and other jobs', async (t) => {
  const { database, open } = await openWorld(t);
  const jobs = open();
  const payload = z.object({ who: z.string() });
  const greeted: string[] = [];
  const { promise: allGreeted, resolve } = Promise.withResolvers<void>();
  const hang = { name: 'hang', payload, lane: 'payments', timeLimitSeconds: 1 } as const;
  const sort = { name: 'sort-photos', payload, lane: 'files', timeLimitSeconds: 1 } as const;
  const mail = { name: 'mail', payload, lane: 'mail' } as const;
  const ended: string[] = [];
  for (const job of [hang, sort])
    jobs.handle(job, async (_, signal) => {
      await Promise.race([allGreeted, nextEvent(signal, 'abort')]);
      ended.push(job.name);
    });
  for (const job of [mail, greet])
    jobs.handle(job, async ({ who }) => {
      greeted.push(`${who} after ${ended.length}`);
      if (greeted.length === 2) resolve();
    });
  for (const job of [hang, sort])
    for (let count = 0; count < 10; count += 1) await jobs.enqueue(database, job, { who: 'Ada' });
  await jobs.enqueue(database, mail, { who: 'Maya' });
  await jobs.enqueue(database, greet, { who: 'Devon' });
  assert.equal(await jobs.runDue(), 22);
  assert.deepEqual(greeted.toSorted(), ['Devon after 0', 'Maya after 0']);
});

test('deletes dead mails of kinds that no part handles any more, and of builds that noted no lane', async (t) => {
  const { database, clock, open } = await openWorld(t);
  const before = open();
  const diedOf = new FinalFailure('refused');
  const lanes = { gone: 'mail', known: 'mail', paid: 'payments', odd: 'other' } as const;
  for (const [name, lane] of Object.entries(lanes))
    await before.enqueue(database, { ...greet, name, lane }, { who: 'Maya' }, { diedOf });
  await database.updateTable('job').set({ lane: null }).where('name', 'in', ['known', 'odd']).execute();
  const jobs = open();
  jobs.handle({ ...greet, name: 'known', lane: 'mail' }, async () => undefined);
  clock.advanceSeconds(90 * day + 1);
  await jobs.sweep();
  assert.deepEqual((await jobs.listDead(10)).map(({ name }) => name).toSorted(), ['odd', 'paid']);
});

test('deletes dead mails after 90 days and once-keys after three years, and keeps dead refunds', async (t) => {
  const { database, clock, open } = await openWorld(t);
  const jobs = open();
  const mail = { ...greet, name: 'mail', lane: 'mail' } as const;
  const refund = { ...greet, name: 'refund', lane: 'payments' } as const;
  const diedOf = new FinalFailure('refused');
  for (const job of [mail, refund]) {
    jobs.handle(job, async () => undefined);
    await jobs.enqueue(database, job, { who: 'Maya' }, { diedOf, onceKey: 'a' });
  }
  const left = async () => (await jobs.listDead(10)).map(({ name }) => name).toSorted();
  clock.advanceSeconds(90 * day);
  await jobs.sweep();
  assert.deepEqual(await left(), ['mail', 'refund']);
  clock.advanceSeconds(1);
  await jobs.sweep();
  assert.deepEqual(await left(), ['refund']);
  const keys = async () => (await database.selectFrom('jobOnce').select('name').execute()).length;
  assert.equal(await keys(), 2);
  clock.advanceSeconds(3 * 365 * day);
  await jobs.sweep();
  assert.equal(await keys(), 0);
});

test('enqueues a once-key once, also concurrently, after the job is done, and after it has failed for good', async (t) => {
  const { database, clock, open } = await openWorld(t);
  const jobs = open();
  const greeted: string[] = [];
  jobs.handle(greet, async ({ who }) => {
    if (who === 'hopeless') throw new FinalFailure('never');
    greeted.push(who);
  });
  const offer = (who: string, onceKey: string) => jobs.enqueue(database, greet, { who }, { onceKey });
  await Promise.all(Array.from({ length: 5 }, () => offer('Maya', 'a')));
  await offer('Devon', 'b');
  assert.equal(await jobs.runDue(), 2);
  clock.advanceSeconds(400 * day);
  await offer('Maya', 'a');
  await offer('hopeless', 'c');
  assert.equal(await jobs.runDue(), 1);
  await offer('hopeless', 'c');
  assert.equal(await jobs.runDue(), 0);
  assert.deepEqual(greeted.toSorted(), ['Devon', 'Maya']);
  await assert.rejects(
    database.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, greet, { who: 'Ada' }, { onceKey: 'd' });
      throw new Error('rolled back');
    }),
  );
  await offer('Ada', 'd');
  assert.equal(await jobs.runDue(), 1, 'a key that was rolled back is free');
});

test('a job enqueued as a dead letter waits for an operator, with a reason without personal data', async (t) => {
  const { database, open, lines } = await openWorld(t);
  const jobs = open();
  const greeted: string[] = [];
  jobs.handle(greet, async ({ who }) => void greeted.push(who));
  const diedOf = new FinalFailure('maya@demo.test is away');
  for (const onceKey of [undefined, 'a'])
    await jobs.enqueue(
      database,
      greet,
      { who: 'Maya' },
      { diedOf, ...(onceKey !== undefined && { onceKey }) },
    );
  assert.equal(await jobs.runDue(), 0);
  const dead = await jobs.listDead(10);
  assert.deepEqual(
    dead.map(({ reason }) => reason),
    Array(2).fill('FinalFailure: [address] is away'),
  );
  assert.equal(lines.filter((line) => line.includes('dead letter')).length, 2);
  await jobs.retryDead(dead[0]?.id ?? '');
  assert.equal(await jobs.runDue(), 1);
  assert.deepEqual(greeted, ['Maya']);
});

test('runs jobs for T−24 h and T−2 h on time by the clock, once, and not a second earlier', async (t) => {
  const { database, clock, open } = await openWorld(t);
  const [jobs, other] = [open(), open()];
  const reminded: { who: string; atSeconds: number }[] = [];
  for (const each of [jobs, other]) {
    each.handle(greet, async ({ who }) => void reminded.push({ who, atSeconds: nowSeconds(clock) }));
  }
  const startsAt = nowSeconds(clock) + 21 * day;
  const times = [startsAt - day, startsAt - 2 * 60 * minute];
  for (const attempt of [1, 2]) {
    for (const [index, runAtSeconds] of times.entries()) {
      const onceKey = `event 7, reminder ${index}`;
      await jobs.enqueue(database, greet, { who: `try ${attempt}` }, { runAtSeconds, onceKey });
    }
  }
  clock.advanceSeconds(20 * day - 1);
  assert.equal(await jobs.runDue(), 0);
  clock.advanceSeconds(1);
  const ran = await Promise.all([jobs.runDue(), other.runDue()]);
  assert.equal(ran[0] + ran[1], 1);
  clock.advanceSeconds(14 * day);
  assert.equal((await jobs.runDue()) + (await other.runDue()), 1, 'a leap past the event still does it');
  assert.deepEqual(
    reminded.map(({ who }) => who),
    ['try 1', 'try 1'],
  );
  assert.equal(reminded[0]?.atSeconds, times[0]);
});

test('retries a failed job after doubling pauses, and makes it a dead letter after the last attempt', async (t) => {
  const { database, clock, lines, open } = await openWorld(t);
  const jobs = open();
  let isMended = false;
  const triedAfter: number[] = [];
  const begun = nowSeconds(clock);
  const fragile = { ...greet, tries: 4 };
  jobs.handle(fragile, async () => {
    triedAfter.push(nowSeconds(clock) - begun);
    if (!isMended) throw new Error('550 <maya@demo.test> is unknown here');
  });
  await jobs.enqueue(database, fragile, { who: 'Maya' });
  for (let second = 0; second <= 300; second += 5) {
    await jobs.runDue();
    clock.advanceSeconds(5);
  }
  assert.deepEqual(triedAfter, [0, 10, 30, 70]);
  const [dead, ...others] = await jobs.listDead(10);
  assert.deepEqual(others, []);
  assert.deepEqual(dead, {
    id: dead?.id,
    name: 'greet',
    tries: 4,
    reason: 'Error: 550 [address] is unknown here',
    failedAtSeconds: begun + 70,
  });
  assert.equal(lines.length, 4);
  assert.doesNotMatch(lines.join(''), /maya/i, 'neither the reason nor the payload is logged as it is');
  isMended = true;
  assert.deepEqual(await jobs.retryDead(dead?.id ?? ''), dead);
  assert.equal(await jobs.retryDead(dead?.id ?? ''), undefined, 'it is no dead letter any more');
  assert.equal(await jobs.runDue(), 1);
  assert.equal(await rowsOf(database), 0);
  for (const id of ['999999', '-1', "1' or true", '9'.repeat(40), '']) {
    assert.equal(await jobs.retryDead(id), undefined, id);
  }
});

test('a job that throws anything becomes a dead letter with its reason and does not end the process', async (t) => {
  const { database, open } = await openWorld(t);
  const jobs = open();
  const once = { tries: 1, payload: z.object({ who: z.string() }) };
  const thrown: Job<{ who: string }> = { ...once, name: 'throws text' };
  const hanging: Job<{ who: string }> = { ...once, name: 'hangs', timeLimitSeconds: 0.05 };
  const early: Job<{ who: string }> = { ...once, name: 'throws before any promise' };
  let isToldToStop = false;
  jobs.handle(thrown, async () => {
    throw 'maya@demo.test';
  });
  jobs.handle(hanging, async (_, signal) => {
    signal.addEventListener('abort', () => {
      isToldToStop = true;
    });
    await new Promise(() => undefined);
  });
  jobs.handle(early, () => {
    throw new TypeError('not even begun');
  });
  jobs.handle(greet, async () => assert.fail('it has no payload that fits'));
  for (const job of [thrown, hanging, early]) await jobs.enqueue(database, job, { who: 'Maya' });
  await database
    .insertInto('job')
    .values({ name: 'greet', payload: '{"whom":"Maya"}', runAt: new Date(0) })
    .execute();
  assert.equal(await jobs.runDue(), 4);
  const reasons = new Map((await jobs.listDead(10)).map(({ name, reason }) => [name, reason]));
  assert.deepEqual(Object.fromEntries(reasons), {
    'throws text': 'Something was thrown that is no error (string)',
    hangs: 'Error: took longer than 0.05 seconds',
    'throws before any promise': 'TypeError: not even begun',
    greet: 'FinalFailure: the payload does not fit any more: who',
  });
  assert.equal(isToldToStop, true);
  const wrong: Job<{ who: string }> = { ...greet, payload: z.object({ who: z.string().max(3) }) };
  await assert.rejects(jobs.enqueue(database, wrong, { who: 'too long' }));
});

test('runs the jobs that a due job makes due in the same call', async (t) => {
  const { database, clock, open } = await openWorld(t);
  const jobs = open();
  const countDown: Job<{ left: number }> = { name: 'count down', payload: z.object({ left: z.number() }) };
  jobs.handle(countDown, async ({ left }) => {
    if (left === 0) return;
    await jobs.enqueue(database, countDown, { left: left - 1 });
    await jobs.enqueue(database, countDown, { left: 0 }, { runAtSeconds: nowSeconds(clock) + 1 });
  });
  await jobs.enqueue(database, countDown, { left: 20 });
  assert.equal(await jobs.runDue(), 21);
  assert.equal(await rowsOf(database), 20, 'what falls due later is left');
  clock.advanceSeconds(1);
  assert.equal(await jobs.runDue(), 20);
});

test('two processes share the jobs, run none twice, and both wait until all are done', async (t) => {
  const { database, open } = await openWorld(t);
  const [one, two] = [open(), open()];
  const done: string[] = [];
  const doneBy = [0, 0];
  for (const [index, jobs] of [one, two].entries()) {
    jobs.handle(greet, async ({ who }) => {
      await sql`select pg_sleep(0.002)`.execute(database);
      done.push(who);
      doneBy[index] = (doneBy[index] ?? 0) + 1;
    });
  }
  await database.transaction().execute(async (transaction) => {
    for (let index = 0; index < 60; index += 1) await one.enqueue(transaction, greet, { who: `${index}` });
  });
  const ran = await Promise.all([
    one.runDue().then((count) => [count, done.length]),
    two.runDue().then((count) => [count, done.length]),
  ]);
  assert.deepEqual(
    ran.map(([, all]) => all),
    [60, 60],
  );
  assert.equal(new Set(done).size, 60);
  assert.deepEqual(
    ran.map(([count]) => count),
    doneBy,
  );
  assert.ok(doneBy.every((count) => count > 0));
});

test('repeating work runs once per interval despite several processes, clock jumps and failures', async (t) => {
  const { clock, lines, open } = await openWorld(t);
  const processes = [open(), open()];
  let runs = 0;
  for (const jobs of processes) {
    jobs.repeat('reconcile', 10 * minute, async () => {
      runs += 1;
      if (runs === 2) throw new Error('the payment provider is away');
    });
  }
  const runAll = () => Promise.all(processes.map((jobs) => jobs.runDue()));
  await runAll();
  assert.equal(runs, 0, 'it is due at the next full interval');
  for (const expected of [1, 2, 3]) {
    clock.advanceSeconds(10 * minute);
    await runAll();
    await runAll();
    assert.equal(runs, expected);
  }
  assert.match(lines.join(''), /the payment provider is away/);
  clock.advanceSeconds(21 * day);
  await runAll();
  assert.equal(runs, 4, 'skipped intervals are not made up for');
  clock.advanceSeconds(-21 * day);
  await runAll();
  assert.equal(runs, 5, 'it does not wait for the weeks that the clock was set back');
  const again = open();
  again.repeat('reconcile', minute, async () => void (runs += 1));
  await again.runDue();
  clock.advanceSeconds(minute);
  await again.runDue();
  assert.equal(runs, 6, 'a new release may shorten the interval');
});

test('runs jobs as they fall due once started, and waits for running jobs when stopped', async (t) => {
  const { database, open } = await openWorld(t);
  const jobs = open();
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isDone = false;
  jobs.handle(greet, async () => {
    begun.resolve();
    await gate.promise;
    isDone = true;
  });
  jobs.start();
  await jobs.enqueue(database, greet, { who: 'Maya' });
  await begun.promise;
  const stopped = jobs.stop(stopDeadlinesMs.jobGrace);
  await jobs.enqueue(database, greet, { who: 'too late' });
  gate.resolve();
  await stopped;
  assert.equal(isDone, true);
  assert.equal(await jobs.runDue(), 0, 'what has stopped takes nothing on');
  assert.equal(await rowsOf(database), 1);
  const next = open();
  next.handle(greet, async () => undefined);
  assert.equal(await next.runDue(), 1, 'and leaves it to others');
});

test('aborts jobs that exceed the grace period, and releases them as if they had never started', async (t) => {
  const { database, open } = await openWorld(t);
  const [leaving, staying] = [open(), open()];
  const begun = Promise.withResolvers<void>();
  let isToldToStop = false;
  const once = { ...greet, tries: 1 };
  leaving.handle(once, async (_, signal) => {
    signal.addEventListener('abort', () => {
      isToldToStop = true;
    });
    begun.resolve();
    await new Promise(() => undefined);
  });
  const greeted: string[] = [];
  staying.handle(once, async ({ who }) => void greeted.push(who));
  await leaving.enqueue(database, once, { who: 'Maya' });
  leaving.start();
  await begun.promise;
  await leaving.stop(0);
  assert.equal(isToldToStop, true);
  assert.equal(await staying.runDue(), 1);
  assert.deepEqual(greeted, ['Maya']);
});

test('a clock jump of weeks does not take running jobs away from their process', async (t) => {
  const { database, clock, open } = await openWorld(t);
  const [busy, other] = [open(), open()];
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const doneBy: string[] = [];
  busy.handle(greet, async () => {
    begun.resolve();
    await gate.promise;
    doneBy.push('busy');
  });
  const later: Job<{ who: string }> = { ...greet, name: 'later' };
  other.handle(greet, async () => void doneBy.push('other'));
  other.handle(later, async () => {
    doneBy.push('later');
    gate.resolve();
  });
  await busy.enqueue(database, greet, { who: 'Maya' });
  const busyRan = busy.runDue();
  await begun.promise;
  clock.advanceSeconds(21 * day);
  await other.enqueue(database, later, { who: 'Maya' });
  assert.equal(await other.runDue(), 1);
  assert.equal(await busyRan, 1);
  assert.deepEqual(doneBy, ['later', 'busy'], 'and the other has waited for it');
});

test('a job of an unknown kind waits for a release that knows it', async (t) => {
  const { database, open } = await openWorld(t);
  const [old, current] = [open(), open()];
  await current.enqueue(database, greet, { who: 'Maya' });
  assert.equal(await old.runDue(), 0);
  old.handle({ ...greet, name: 'other' }, async () => undefined);
  assert.equal(await old.runDue(), 0);
  current.handle(greet, async () => undefined);
  assert.throws(() => current.handle(greet, async () => undefined), /Two parts/);
  assert.equal(await current.runDue(), 1);
});

test('describes a failure without personal data', () => {
  const secret = 'q9Zk3vPw7LxT2mBn8RcY5sHd';
  const reason = failureReason(
    Object.assign(
      new Error(
        `refused maya.o'neil@demo.test "Maya O'Neil" at https://product.test/change_password?token=${secret} ` +
          `(416) 555-0199 token ${secret}${secret}`,
      ),
      { code: 'EENVELOPE' },
    ),
  );
  assert.doesNotMatch(reason, /maya|neil|product\.test|0199|q9Zk/i);
  assert.match(reason, /^Error EENVELOPE: refused \[address\]/);
  assert.ok(failureReason(new Error('x '.repeat(9000))).length <= 300);
});
