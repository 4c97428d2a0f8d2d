import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openTestApi } from '../../testing/test-api.ts';
import { connectDatabase } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

const pidOf = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
  return rows[0]?.pid ?? 0;
};

/** Ends a connection on the server, as an operator or a failover does, and waits until it has ended. */
async function cut(database: Database, pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 5000)`.execute(database);
}

const cuts = ['between two statements', 'in the middle of a statement', 'before the commit'] as const;

for (const where of cuts) {
  test(`[FF-43] a connection cut in a transaction, ${where}, fails one call and is replaced`, async (t) => {
    const { app, database } = await openTestApi(t);
    await sql`create table written (id int)`.execute(database);
    const pid = Promise.withResolvers<number>();
    const isCut = Promise.withResolvers<void>();
    app.post('/api/cut', () =>
      database.transaction().execute(async (transaction) => {
        await sql`insert into written values (1)`.execute(transaction);
        pid.resolve(await pidOf(transaction));
        if (where === 'in the middle of a statement') await sql`select pg_sleep(10)`.execute(transaction);
        await isCut.promise;
        if (where === 'between two statements') await sql`select 1`.execute(transaction);
        return 'committed';
      }),
    );
    const asked = app.inject({ method: 'POST', url: '/api/cut' });
    await cut(database, await pid.promise);
    isCut.resolve();
    const reply = await asked;
    assert.equal(reply.statusCode, 503, reply.body);
    assert.deepEqual(reply.json().errors, ['database_unavailable']);
    assert.equal(reply.headers['retry-after'], '5');
    assert.deepEqual((await sql`select id from written`.execute(database)).rows, []);
    assert.equal((await app.inject({ url: '/readyz' })).statusCode, 200);
  });
}

test('[FF-43] replaces a connection whose server leaves a statement unanswered', async (t) => {
  const { connection } = await openTestApi(t);
  const { database, close } = connectDatabase({ ...connection, max: 1, query_timeout: 3000 }, assert.ifError);
  try {
    const silent = await pidOf(database);
    await assert.rejects(sql`select pg_sleep(10)`.execute(database), DatabaseUnavailable);
    assert.notEqual(await pidOf(database), silent);
  } finally {
    await close();
  }
});

test('[FF-43] replaces connections that are cut while idle', async (t) => {
  const { app, database, connection } = await openTestApi(t);
  const { database: admin, close } = connectDatabase({ ...connection, max: 1 }, assert.ifError);
  const idle = new Set(await Promise.all([pidOf(database), pidOf(database), pidOf(database)]));
  assert.equal(idle.size, 3);
  for (const pid of idle) await cut(admin, pid);
  await close();
  assert.equal((await app.inject({ url: '/readyz' })).statusCode, 200);
  assert.ok(!idle.has(await pidOf(database)));
});

test('[FF-43] answers calls with a 503 while the database accepts no connections', async (t) => {
  const { app } = await openTestApi(t);
  const { database: away, close } = connectDatabase(
    { host: '127.0.0.1', port: 9, user: 'x' },
    () => undefined,
  );
  t.after(close);
  app.get('/api/away', () => sql`select 1`.execute(away));
  const reply = await app.inject({ url: '/api/away' });
  assert.equal(reply.statusCode, 503);
  assert.deepEqual(reply.json().errors, ['database_unavailable']);
});

/** Returns a refusal as PostgreSQL sends it, with a message in the language of the server. */
const refusalWith = (code: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0MRefused.\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};

for (const code of ['57P01', '57P02', '57P03', '08006', '53300', '25006']) {
  test(`[FF-43] reports the database as unavailable when the server refuses with ${code}`, async (t) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end(refusalWith(code)));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { database, close } = connectDatabase({ host: '127.0.0.1', port, user: 'x' }, () => undefined);
    t.after(async () => {
      await close();
      server.close();
    });
    await assert.rejects(sql`select 1`.execute(database), { name: 'DatabaseUnavailable' });
  });
}

test('does not report the database as unavailable when it refuses a statement', async (t) => {
  const { database } = await openTestApi(t);
  await assert.rejects(sql`select 1 from nowhere`.execute(database), { code: '42P01' });
});
