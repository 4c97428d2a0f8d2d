import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestContext } from 'node:test';
import { Client } from 'pg';
import { migrate } from '../../database/migrate.ts';
import { openTestDatabase } from '../test-database.ts';
import { openTestShop } from '../test-shop.ts';
import type { TestShop } from '../test-shop.ts';

/** Opens the current build, at the tests' time, on a database dump of an earlier build (`write-snapshot.ts`). */
export async function openSnapshot(t: Pick<TestContext, 'after'>, file: string): Promise<TestShop> {
  const empty = await openTestDatabase('template0');
  const client = new Client(empty.connection);
  await client.connect();
  await client.query(gunzipSync(await readFile(join(import.meta.dirname, file))).toString());
  await client.end();
  await migrate(empty.database);
  await empty.disconnect();
  // The demo operator logs in by password alone.
  const shop = await openTestShop(t, { mayOmitSecondFactor: () => true }, empty.name);
  await empty.drop();
  return shop;
}
