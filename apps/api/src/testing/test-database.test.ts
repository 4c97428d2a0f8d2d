import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { dropAbandonedDatabases, openTestDatabase } from './test-database.ts';

test('drops the databases that an earlier run left more than a day ago, and keeps those of this one', async (t) => {
  const { database, name, close } = await openTestDatabase();
  t.after(close);
  const yesterday = Math.floor(Date.now() / 3_600_000) - 25;
  const abandoned = `test_${yesterday}_${'a'.repeat(16)}`;
  await sql`drop database if exists ${sql.id(abandoned)}`.execute(database);
  await sql`create database ${sql.id(abandoned)}`.execute(database);
  await dropAbandonedDatabases(process.env['TEST_DATABASE_SERVER'] ?? '');
  const { rows } = await sql<{ datname: string }>`select datname from pg_database`.execute(database);
  const names = rows.map(({ datname }) => datname);
  assert.ok(names.includes(name));
  assert.ok(!names.includes(abandoned));
});
