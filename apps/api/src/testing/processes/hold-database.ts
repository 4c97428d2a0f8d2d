// Opens the embedded database of a folder as the product does, for tests that kill this process. Prints the connection
// as one line of JSON; with the argument "write" it then inserts numbered rows and prints each acknowledged number.
import { Client } from 'pg';
import { openEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { StartupError } from '../../startup-error.ts';

const [dataDir = '', mode] = process.argv.slice(2);
try {
  const { connection, stop } = await openEmbeddedPostgres(dataDir);
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify(connection)}\n`);
  if (mode === 'write') await writeForever(connection);
  setInterval(() => undefined, 60_000);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}

async function writeForever(connection: { host: string; user: string; database: string }): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query('create table if not exists written (id bigint generated always as identity)');
  for (;;) {
    const { rows } = await client.query<{ id: string }>('insert into written default values returning id');
    process.stdout.write(`${rows[0]?.id}\n`);
  }
}
