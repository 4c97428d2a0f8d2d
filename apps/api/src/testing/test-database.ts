import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../database/migrate.ts';
import { connectDatabase } from '../database/open-database.ts';
import type { OpenDatabase } from '../database/open-database.ts';

const freshName = (kind: string): string => `${kind}_${randomBytes(8).toString('hex')}`;

const addressOf = (serverUrl: string, name: string): string =>
  serverUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);

/** A database with all tables and nothing of any test, from which copies take a few milliseconds. */
export async function createTemplate(
  serverUrl: string,
): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = freshName('template');
  await onServer(serverUrl, `create database ${name}`);
  const { database, close } = connect(addressOf(serverUrl, name));
  await migrate(database);
  await close();
  return { name, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

export type TestDatabase = OpenDatabase & {
  /** Others can be copies of it as long as nobody is connected to it. */
  readonly name: string;
  readonly disconnect: () => Promise<void>;
};

/** A database of the test's own, gone when it closes: empty, or a copy of another one. */
export async function openTestDatabase(
  template = process.env['TEST_DATABASE_TEMPLATE'],
): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_SERVER'];
  if (serverUrl === undefined || template === undefined) {
    throw new Error(
      'There is no test server: run the tests with `pnpm test`, single files as `pnpm run-node-tests FILE`.',
    );
  }
  const name = freshName('test');
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const { database, connection, close: disconnect } = connect(addressOf(serverUrl, name));
  return {
    database,
    connection,
    name,
    disconnect,
    close: async () => {
      await disconnect();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A connection that breaks shows itself in the query that needs it. */
const connect = (connectionString: string): OpenDatabase =>
  connectDatabase({ connectionString, max: 5 }, () => undefined);

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
