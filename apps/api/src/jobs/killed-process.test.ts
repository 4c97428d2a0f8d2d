import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { productLogger } from '../http/request-log.ts';
import { stopDeadlinesMs } from '../shutdown/stop-deadlines.ts';
import type { Job } from '../ports/jobs.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openJobs } from './open-jobs.ts';

const held: Job<{ id: number }> = { name: 'held', payload: z.object({ id: z.number() }), tries: 2 };

async function addressOf(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
  const server = process.env['TEST_DATABASE_SERVER'] ?? '';
  return server.replace(/\/[^/?]*(\?|$)/, `/${rows[0]?.name}$1`);
}

/** Starts a process that takes the job, and kills it while the job runs. */
async function killInTheMiddle(address: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../testing/processes/hold-job.ts'), address],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('runs the job of a killed process in another one, until it has no attempts left', async (t) => {
  const { database, close } = await openTestDatabase();
  const address = await addressOf(database);
  const jobs = openJobs({ database, clock: fixedClock(), logger: productLogger('silent') });
  t.after(async () => {
    await jobs.stop(stopDeadlinesMs.jobGrace);
    await close();
  });
  const done: number[] = [];
  jobs.handle(held, async ({ id }) => void done.push(id));

  await jobs.enqueue(database, held, { id: 1 });
  await killInTheMiddle(address);
  assert.equal(await jobs.runDue(), 1, 'it waits for the lease of the dead process and takes over');
  assert.deepEqual(done, [1]);

  await jobs.enqueue(database, held, { id: 2 });
  await killInTheMiddle(address);
  await killInTheMiddle(address);
  assert.equal(await jobs.runDue(), 1);
  assert.deepEqual(done, [1], 'what kills its process every time is not tried for ever');
  const [dead] = await jobs.listDead(1);
  assert.equal(dead?.reason, 'FinalFailure: each time, the process ended while doing it');
});

test('keeps a job that takes longer than its lease in its process', async (t) => {
  const { database, close } = await openTestDatabase();
  const deps = { database, clock: fixedClock(), logger: productLogger('silent'), leaseSeconds: 4 };
  const [slow, other] = [openJobs(deps), openJobs(deps)];
  t.after(async () => {
    await Promise.all([slow.stop(0), other.stop(0)]);
    await close();
  });
  const begun = Promise.withResolvers<void>();
  slow.handle(held, async () => {
    begun.resolve();
    await sql`select pg_sleep(6)`.execute(database);
  });
  other.handle(held, async () => assert.fail('it was not free'));
  await slow.enqueue(database, held, { id: 1 });
  const ran = slow.runDue();
  await begun.promise;
  assert.equal(await other.runDue(), 0);
  assert.equal(await ran, 1);
  assert.deepEqual(await other.listDead(1), []);
});
