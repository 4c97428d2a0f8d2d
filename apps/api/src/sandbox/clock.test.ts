import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSandbox } from '@repo/sandbox/open-sandbox';
import { Client } from 'pg';
import type { PoolConfig } from 'pg';
import { openTestDatabase } from '../testing/test-database.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { openTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const move = ({ app }: TestSandbox, payload: unknown) =>
  app.inject({
    method: 'POST',
    url: '/sandbox/clock',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload) ?? '',
  });

test('advances, sets and resets the clock, and runs due jobs before it answers', async (t) => {
  const box = await openTestSandbox(t);
  const start = box.clock.nowMs() / 1000;
  assert.deepEqual((await move(box, { advance: 3600 })).json(), { now: start + 3600, ran: 1 });
  assert.deepEqual((await move(box, { advance: 60 })).json(), { now: start + 3660, ran: 2 });
  box.clock.advanceSeconds(5);
  assert.equal(box.sandbox.clock.nowMs() / 1000, start + 3665);
  assert.deepEqual((await move(box, { now: 1_900_000_000 })).json(), { now: 1_900_000_000, ran: 3 });
  assert.deepEqual((await move(box, { now: 1_000_000_000 })).json(), { now: 1_000_000_000, ran: 4 });
  assert.deepEqual((await move(box, { reset: true })).json(), { now: start + 5, ran: 5 });
  assert.deepEqual((await box.app.inject({ url: '/sandbox/clock' })).json(), { now: start + 5 });
});

test('refuses any other request in the envelope and keeps the clock', async (t) => {
  const box = await openTestSandbox(t);
  const before = box.sandbox.clock.nowMs();
  for (const payload of [
    undefined,
    null,
    [],
    {},
    'now',
    { now: 'tomorrow' },
    { now: -1 },
    { now: 1e12 },
    { now: null },
    { advance: -5 },
    { advance: '60' },
    { advance: 1e300 },
    { advance: 4_000_000_000 },
    { reset: false },
    { now: 1_900_000_000, advance: 1 },
    { advance: 60, unknown: true },
  ]) {
    const reply = await move(box, payload);
    assert.equal(reply.statusCode, 400, JSON.stringify(payload));
    const { message, ...envelope } = reply.json();
    assert.deepEqual(envelope, { status: 1, errors: ['invalid_input'], payload: { items: null } });
    assert.notEqual(message, '');
  }
  const plain = { method: 'POST', url: '/sandbox/clock' } as const;
  assert.equal((await box.app.inject(plain)).statusCode, 400);
  const xml = await box.app.inject({ ...plain, headers: { 'content-type': 'text/xml' }, payload: '<now/>' });
  assert.equal(xml.statusCode, 415);
  assert.equal(box.sandbox.clock.nowMs(), before);
  assert.equal(box.dueRuns(), 0);
});

/** Waits until a condition holds; the time limit of the test ends it otherwise. */
async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((done) => setImmediate(done));
}

test('moves the clock of every process, even of one that starts later or has lost its connection', async (t) => {
  const box = await openTestSandbox(t);
  const { connection, clock: realClock } = box;
  let moves = 0;
  const onClockMoved = () => void (moves += 1);
  const troubles: unknown[] = [];
  const onTrouble = (reason: unknown) => void troubles.push(reason);
  const other = await openSandbox({ connection, realClock, onClockMoved, onTrouble });

  await move(box, { advance: 1000 });
  await until(() => other.clock.nowMs() === box.sandbox.clock.nowMs());
  assert.equal(moves, 1);

  const later = await openSandbox({ connection, realClock, onTrouble });
  assert.equal(later.clock.nowMs(), box.sandbox.clock.nowMs());

  await cutConnections(connection);
  await until(() => troubles.length >= 2);
  let reply = await move(box, { advance: 1000 });
  while (reply.statusCode !== 200) reply = await move(box, { advance: 1000 });
  await until(() => other.clock.nowMs() === box.sandbox.clock.nowMs());
  await until(() => later.clock.nowMs() === box.sandbox.clock.nowMs());
  await move(box, { advance: 1000 });
  await until(() => other.clock.nowMs() === box.sandbox.clock.nowMs());
  await Promise.all([other.close(), later.close()]);
});

async function cutConnections(connection: PoolConfig): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
}

test('adds up concurrent moves', async (t) => {
  const box = await openTestSandbox(t);
  const before = box.sandbox.clock.nowMs();
  await Promise.all(Array.from({ length: 10 }, () => move(box, { advance: 10 })));
  assert.equal(box.sandbox.clock.nowMs() - before, 100_000);
});

test('creates its tables once when several processes start together, in its own schema', async (t) => {
  const { connection, database, close } = await openTestDatabase();
  const options = { connection, realClock: fixedClock(), onTrouble: () => undefined };
  const all = await Promise.all(Array.from({ length: 4 }, () => openSandbox(options)));
  t.after(async () => {
    await Promise.all(all.map((sandbox) => sandbox.close()));
    await close();
  });
  const tables = await database.introspection.getTables();
  assert.equal(tables.filter(({ schema }) => schema === 'sandbox').length, 7);
});

test('fails to open and leaves nothing running when the database is unreachable', async () => {
  const connection = { connectionString: 'postgres://user@127.0.0.1:1/none' };
  await assert.rejects(openSandbox({ connection, realClock: fixedClock(), onTrouble: () => undefined }));
});
