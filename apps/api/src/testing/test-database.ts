import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../database/migrate.ts';
import { connectDatabase } from '../database/open-database.ts';
import type { OpenDatabase } from '../database/open-database.ts';

const freshName = (kind: string): string => `${kind}_${randomBytes(8).toString('hex')}`;

const addressOf = (serverUrl: string, name: string): string =>
  serverUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);

/** Creates a migrated database without test data; copying it takes a few milliseconds. */
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
  /** Can be copied while no connection to it is open. */
  readonly name: string;
  readonly disconnect: () => Promise<void>;
  readonly drop: () => Promise<void>;
};

/** Creates a database for one test as a copy of a template, and drops it on close. */
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
  const drop = (): Promise<void> => onServer(serverUrl, `drop database ${name} with (force)`);
  return {
    database,
    connection,
    name,
    disconnect,
    drop,
    close: async () => {
      await disconnect();
      await drop();
    },
  };
}

/** Connects and ignores broken idle connections, because the next query reports them. */
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
