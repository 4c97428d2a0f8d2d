import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { tablesSource } from '../testing/tables/tables-source.ts';
import { openTestDatabase } from '../testing/test-database.ts';

test('the types of the tables match the migrations', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const written = await readFile(join(import.meta.dirname, 'tables.data.ts'), 'utf8');
  assert.equal(written, await tablesSource(database), 'run `pnpm --filter @repo/api tables`');
});

test('every name of a table and a column is the same after the way into camel case and back', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const { rows } = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public'
    union select column_name from information_schema.columns where table_schema = 'public'`.execute(database);
  const names = rows.map(({ name }) => name);
  const read = await sql`select ${sql.join(names.map((name) => sql`1 as ${sql.raw(name)}`))}`.execute(
    database,
  );
  const back = Object.keys(read.rows[0] ?? {}).map((name) => sql.id(name).compile(database).sql);
  assert.deepEqual(
    back,
    names.map((name) => `"${name}"`),
  );
});
