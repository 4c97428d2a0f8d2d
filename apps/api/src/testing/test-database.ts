import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { QueryResult, QueryResultRow } from 'pg';
import { migrate } from '../database/migrate.ts';
import { connectDatabase } from '../database/open-database.ts';
import type { OpenDatabase } from '../database/open-database.ts';

const hourMs = 3_600_000;
/** Longer than any run takes, also at full size. */
const abandonedAfterHours = 24;

/** Names a database after its kind and the hour in which it is made, so that a later run knows its age. */
const freshName = (kind: string): string =>
  `${kind}_${Math.floor(Date.now() / hourMs)}_${randomBytes(8).toString('hex')}`;

const addressOf = (serverUrl: string, name: string): string =>
  serverUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);

/** Creates a migrated database without test data; copying it takes a few milliseconds. */
export async function createTemplate(
  serverUrl: string,
): Promise<{ name: string; drop: () => Promise<void> }> {
  await dropAbandonedDatabases(serverUrl);
  const name = freshName('template');
  await onServer(serverUrl, `create database ${name}`);
  const { database, close } = connect(addressOf(serverUrl, name));
  await migrate(database);
  await close();
  return { name, drop: () => dropDatabase(serverUrl, name) };
}

/** Drops the databases that a run left on a server of its own when it was killed more than a day ago. */
export async function dropAbandonedDatabases(serverUrl: string): Promise<void> {
  const oldest = Math.floor(Date.now() / hourMs) - abandonedAfterHours;
  const { rows } = await onServer<{ datname: string }>(serverUrl, 'select datname from pg_database');
  for (const { datname: name } of rows) {
    const hour = /^(?:test|template)_(\d+)_[0-9a-f]{16}$/.exec(name)?.[1];
    if (hour !== undefined && Number(hour) < oldest)
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
  }
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
  const drop = (): Promise<void> => dropDatabase(serverUrl, name);
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

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `drop database ${name} with (force)`);
}

async function onServer<Row extends QueryResultRow>(
  serverUrl: string,
  statement: string,
): Promise<QueryResult<Row>> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
}
