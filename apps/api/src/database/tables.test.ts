import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { tablesSource } from '../testing/tables/tables-source.ts';
import { openTestDatabase } from '../testing/test-database.ts';

test('the types of the tables match the migrations', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const written = await readFile(join(import.meta.dirname, 'tables.data.ts'), 'utf8');
  assert.equal(written, await tablesSource(database), 'run `pnpm --filter @repo/api tables`');
});
