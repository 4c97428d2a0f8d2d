import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { cents } from '@repo/domain/money/cents';
import { fail, ok } from '@repo/domain/result';
import { z } from 'zod';
import { connectDatabase } from '../../database/open-database.ts';
import type { Database } from '../../database/schema.ts';
import { productLogger } from '../../http/request-log.ts';
import { openJobs } from '../../jobs/open-jobs.ts';
import { FinalFailure } from '../../ports/jobs.ts';
import { signIn } from '../../testing/actors.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { OperatedParts } from './operations.module.ts';
import { retryDeadJob } from './retry-dead-job.ts';

const summary = {
  id: 3,
  firstName: 'Maya',
  lastName: 'Test',
  email: 'maya@demo.test',
  status: 'received',
  receivedAt: 1_780_000_000,
} as const;

const submitted = {
  ...summary,
  phoneNumber: '4165550123',
  instagramHandle: 'maya',
  deviceName: 'Pixel 10',
  address: '1 King Street, Toronto',
  distanceKm: 10,
  referralName: null,
  answers: [{ questionTypeId: 2, answer: 'Yes' }],
  photoUrls: ['/files/application/a.jpg?t=1'],
  refusalReason: null,
};

/** Rates and decisions leave a row of their own, so that a test sees whether they share the transaction. */
const mark = async (transaction: Database, name: string) => {
  await transaction.insertInto('device').values({ name }).execute();
};

const parts: OperatedParts = {
  applications: {
    list: async ({ status, page }) => ({
      items: status === undefined || status === 'received' ? [summary] : [],
      total: page ?? 1,
    }),
    read: async (id) => (id === 3 ? submitted : undefined),
    approve: async (transaction, id, rate) => {
      await mark(transaction, `approved at ${rate}`);
      return id === 3 ? ok(null) : fail('action_is_not_possible_now');
    },
    refuse: async (transaction, id, reason) => {
      await mark(transaction, `refused: ${reason}`);
      return id === 3 ? ok(null) : fail('object_does_not_exist');
    },
  },
  rates: {
    lock: async (_, providerId) => (providerId === 5 ? cents(5800) : undefined),
    set: (transaction, _, rate) => mark(transaction, `rate ${rate}`),
  },
};

async function operatorOf(t: TestContext) {
  const api = await openTestApi(t, { operated: parts });
  const operator = await signIn(api, 'operator');
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    api.app.inject({
      method,
      url: `/api/v1/operator/${path}`,
      headers: operator.headers,
      ...(payload === undefined ? {} : { payload }),
    });
  const marks = async () =>
    (await api.database.selectFrom('device').select('name').where('name', '~', '^[a-z]+:? .*').execute())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('iPhone'));
  return { ...api, operator, call, marks };
}

test('[A-99] applications are listed by their status and page, and read with everything', async (t) => {
  const { call } = await operatorOf(t);
  const listed = (await call('GET', 'applications?status=received&page=4')).json().payload;
  assert.deepEqual(listed, { items: [summary], total: 4 });
  assert.deepEqual((await call('GET', 'applications?status=refused')).json().payload.items, []);
  assert.equal((await call('GET', 'applications?status=lost')).statusCode, 400);
  assert.deepEqual((await call('GET', 'applications/3')).json().payload.items, submitted);
  assert.equal((await call('GET', 'applications/4')).statusCode, 404);
});

test('[A-31] an approval sets the rate that is given, or the one that is set for everybody', async (t) => {
  const { call, database, operator, marks } = await operatorOf(t);
  assert.equal((await call('POST', 'applications/3/approve', { hourlyRate: 72.5 })).statusCode, 200);
  await call('PUT', 'settings', { defaultHourlyRate: 65 });
  assert.equal((await call('POST', 'applications/3/approve', {})).statusCode, 200);
  assert.deepEqual(await marks(), ['approved at 7250', 'approved at 6500']);
  const about = { by: operator.accountId, action: 'approve', kind: 'application', id: '3' };
  const before = { status: 'received' };
  const lines = await auditLines(database);
  assert.deepEqual(
    lines.filter(({ kind }) => kind === 'application'),
    [
      { ...about, before, after: { status: 'approved', hourlyRate: 72.5 } },
      { ...about, before, after: { status: 'approved', hourlyRate: 65 } },
    ],
  );
});

test('[A-31] a rate out of its bounds approves nobody, and a decision that fails leaves no trace', async (t) => {
  const { call, database, marks } = await operatorOf(t);
  for (const hourlyRate of [57.99, 500.01, '60'])
    assert.equal((await call('POST', 'applications/3/approve', { hourlyRate })).statusCode, 400);
  assert.equal((await call('POST', 'applications/8/approve', {})).statusCode, 409);
  assert.equal((await call('POST', 'applications/8/refuse', { reason: 'No' })).statusCode, 404);
  assert.equal((await call('POST', 'applications/3/refuse', { reason: ' ' })).statusCode, 400);
  assert.deepEqual(await marks(), []);
  assert.deepEqual(await auditLines(database), []);
});

test('a refusal is written down without its reason, which is about a person', async (t) => {
  const { call, database, operator, marks } = await operatorOf(t);
  assert.equal((await call('POST', 'applications/3/refuse', { reason: 'Too far' })).statusCode, 200);
  assert.deepEqual(await marks(), ['refused: Too far']);
  assert.deepEqual(await auditLines(database), [
    {
      by: operator.accountId,
      action: 'refuse',
      kind: 'application',
      id: '3',
      before: { status: 'received' },
      after: { status: 'refused' },
    },
  ]);
});

test('[A-31] the rate of a provider changes within its bounds, from what it was', async (t) => {
  const { call, database, operator, marks } = await operatorOf(t);
  const changed = await call('PUT', 'providers/5/rate', { hourlyRate: 61 });
  assert.deepEqual(changed.json().payload.items, { hourlyRate: 61 });
  assert.equal((await call('PUT', 'providers/6/rate', { hourlyRate: 61 })).statusCode, 404);
  assert.equal((await call('PUT', 'providers/5/rate', { hourlyRate: 57 })).statusCode, 400);
  assert.deepEqual(await marks(), ['rate 6100']);
  assert.deepEqual(await auditLines(database), [
    {
      by: operator.accountId,
      action: 'change',
      kind: 'provider rate',
      id: '5',
      before: { hourlyRate: 58 },
      after: { hourlyRate: 61 },
    },
  ]);
});

test('dead work is shown and tried again, with a line about who asked for it', async (t) => {
  const { call, database, operator, jobs } = await operatorOf(t);
  const job = { name: 'fail-once', payload: z.object({}), tries: 1 };
  let runs = 0;
  jobs.handle(job, async () => {
    runs += 1;
    if (runs === 1) throw new FinalFailure('the other side was away');
  });
  await jobs.enqueue(database, job, {});
  await jobs.runDue();
  const [dead] = (await call('GET', 'dead-jobs')).json().payload.items;
  assert.deepEqual([dead.name, dead.tries], ['fail-once', 1]);
  assert.match(dead.reason, /away/);
  assert.equal((await call('POST', `dead-jobs/${dead.id}/retry`)).statusCode, 200);
  assert.equal((await call('POST', `dead-jobs/${dead.id}/retry`)).statusCode, 404);
  await jobs.runDue();
  assert.equal(runs, 2);
  assert.deepEqual((await call('GET', 'dead-jobs')).json().payload.items, []);
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

test('dead work is tried again without a second connection, which there may not be', async (t) => {
  const { connection, clock } = await openTestApi(t);
  const { database, close } = connectDatabase({ ...connection, max: 1 }, assert.ifError);
  try {
    const jobs = openJobs({ database, clock, logger: productLogger('silent') });
    const job = { name: 'fail', payload: z.object({}), tries: 1 };
    jobs.handle(job, () => Promise.reject(new FinalFailure('the other side was away')));
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

test('what no part of the product does is not there for operators either', async (t) => {
  const api = await openTestApi(t, { operated: { applications: undefined } });
  const { headers } = await signIn(api, 'operator');
  const reply = await api.app.inject({ url: '/api/v1/operator/applications', headers });
  assert.equal(reply.statusCode, 404);
});
