import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { ok } from '@repo/domain/result';
import { z } from 'zod';
import { connectDatabase } from '../../database/open-database.ts';
import { productLogger } from '../../http/request-log.ts';
import { openJobs } from '../../jobs/open-jobs.ts';
import { FinalFailure } from '../../ports/jobs.ts';
import { signIn } from '../../testing/actors.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { retryDeadJob } from './end-dead-job.ts';

async function signInOperator(t: TestContext) {
  const api = await openTestApi(t);
  const operator = await signIn(api, 'operator');
  const operate = (method: 'GET' | 'POST' | 'DELETE', path: string) =>
    call(api, method, `/api/v1/operator/${path}`, undefined, operator);
  return { ...api, operator, operate };
}

test('lists a dead job, requeues it once, and audits who requeued it', async (t) => {
  const { operate, database, operator, jobs } = await signInOperator(t);
  const job = { name: 'fail-once', payload: z.object({}), tries: 1 };
  let runs = 0;
  jobs.handle(job, async () => {
    runs += 1;
    if (runs === 1) throw new FinalFailure('the service was unavailable');
  });
  await jobs.enqueue(database, job, {});
  await jobs.runDue();
  const [dead] = (await operate('GET', 'dead-jobs')).json().payload.items;
  assert.deepEqual([dead.name, dead.tries], ['fail-once', 1]);
  assert.match(dead.reason, /unavailable/);
  assert.equal((await operate('POST', `dead-jobs/${dead.id}/retry`)).statusCode, 200);
  assert.equal((await operate('POST', `dead-jobs/${dead.id}/retry`)).statusCode, 404);
  await jobs.runDue();
  assert.equal(runs, 2);
  assert.deepEqual((await operate('GET', 'dead-jobs')).json().payload.items, []);
  assert.deepEqual(await auditLines(database), [
    {
      by: operator.accountId,
      action: 'retry',
      kind: 'dead job',
      id: dead.id,
      before: { name: 'fail-once', reason: dead.reason, tries: 1 },
      after: null,
    },
  ]);
});

test('deletes a discarded job with its payload and audits its name and reason', async (t) => {
  const { operate, database, operator, jobs } = await signInOperator(t);
  const job = { name: 'send', payload: z.object({ to: z.string() }) };
  await jobs.enqueue(database, job, { to: 'maya@demo.test' }, { diedOf: new FinalFailure('refused') });
  const [dead] = (await operate('GET', 'dead-jobs')).json().payload.items;
  assert.equal((await operate('DELETE', `dead-jobs/${dead.id}`)).statusCode, 200);
  assert.equal((await operate('DELETE', `dead-jobs/${dead.id}`)).statusCode, 404);
  assert.deepEqual(await jobs.listDead(10), []);
  const before = { name: 'send', reason: dead.reason, tries: 0 };
  const about = { by: operator.accountId, action: 'discard', kind: 'dead job', id: dead.id };
  assert.deepEqual(await auditLines(database), [{ ...about, before, after: null }]);
});

test('keeps a dead refund, and a job of an unknown lane, which an operator wants to discard', async (t) => {
  const { operate, database, jobs } = await signInOperator(t);
  const refund = { name: 'send-refund', payload: z.object({}), lane: 'payments' } as const;
  const diedOf = new FinalFailure('refused');
  await jobs.enqueue(database, refund, {}, { diedOf });
  await jobs.enqueue(database, { ...refund, name: 'old', lane: 'other' }, {}, { diedOf });
  await database.updateTable('job').set({ lane: null }).where('name', '=', 'old').execute();
  const dead = await jobs.listDead(10);
  for (const { id } of dead) {
    const reply = await operate('DELETE', `dead-jobs/${id}`);
    assert.deepEqual(outcomeOf(reply), [409, 'payment_job_cannot_be_discarded']);
  }
  assert.equal(dead.length, 2);
  assert.deepEqual(await jobs.listDead(10), dead);
  assert.deepEqual(await auditLines(database), []);
});

test('requeues a dead job on a pool of a single connection', async (t) => {
  const { connection, clock } = await openTestApi(t);
  const { database, close } = connectDatabase({ ...connection, max: 1 }, assert.ifError);
  try {
    const jobs = openJobs({ database, clock, logger: productLogger('silent') });
    const job = { name: 'fail', payload: z.object({}), tries: 1 };
    jobs.handle(job, () => Promise.reject(new FinalFailure('the service was unavailable')));
    await jobs.enqueue(database, job, {});
    await jobs.runDue();
    const [dead] = await jobs.listDead(1);
    const author = { kind: 'command line', user: 'ada' } as const;
    assert.deepEqual(await retryDeadJob({ database, clock, jobs }, author, dead?.id ?? ''), ok(null));
    assert.deepEqual(await jobs.listDead(1), []);
  } finally {
    await close();
  }
});
