// Opens the embedded database of a folder as the product does, for tests that kill it from outside.
// Prints one JSON line when open; with the word "write" it then inserts numbered rows and prints each
// number once the database has acknowledged it.
import { Client } from 'pg';
import { openEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { StartupError } from '../../startup-error.ts';

const [dataDir = '', mode] = process.argv.slice(2);
try {
  const { connection, stop } = await openEmbeddedPostgres(dataDir);
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify(connection)}\n`);
  if (mode === 'write') await writeForEver(connection);
  setInterval(() => undefined, 60_000);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}

async function writeForEver(connection: { host: string; user: string; database: string }): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query('create table if not exists written (id bigint generated always as identity)');
  for (;;) {
    const { rows } = await client.query<{ id: string }>('insert into written default values returning id');
    process.stdout.write(`${rows[0]?.id}\n`);
  }
}
