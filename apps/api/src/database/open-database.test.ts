import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './open-database.ts';

test('reports a busy server, not a broken one, when no connection becomes free in time', async (t) => {
  const { connection, close: drop } = await openTestDatabase();
  // The limit also holds for connecting, which takes a busy machine a while.
  const one = { ...connection, max: 1, connectionTimeoutMillis: 2000 };
  const { database, close } = connectDatabase(one, () => undefined);
  t.after(async () => {
    await close();
    await drop();
  });
  const ask = () => sql`select 1`.execute(database);
  await database.connection().execute(async () => {
    const refused = await ask().catch((error: unknown) => error);
    assert.ok(refused instanceof Error && 'statusCode' in refused);
    assert.equal(refused.statusCode, 503);
  });
  assert.equal((await ask()).rows.length, 1, 'the freed connection works');
});
