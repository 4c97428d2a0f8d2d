// The baseline of P7: the bare web framework returning one row of such a database, without authentication.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { openEmbeddedPostgres } from '../../../apps/api/src/database/embedded/embedded-postgres.ts';

const folder = await mkdtemp(join(tmpdir(), 'bare-row-'));
await chmod(folder, 0o755);
const { connection, stop } = await openEmbeddedPostgres(folder);
const pool = new Pool({ ...connection, max: 10 });
// Ignores connections that break when the server ends.
pool.on('error', () => undefined);
await pool.query(`create table person (id integer primary key, first_name text, last_name text, email text, phone text,
  address text, longitude float8, latitude float8, city text, postal_code text, province text, country text, news boolean)`);
await pool.query(`insert into person select i, 'Robin', 'Ellis', 'p' || i || '@demo.test', '4165550100', '1 King St W',
  -79.38, 43.65, 'Toronto', 'M5H 1A1', 'Ontario', 'Canada', false from generate_series(1, 1000) as i`);

const app = Fastify();
app.get('/person/:id', async ({ params }) => {
  const { rows } = await pool.query('select * from person where id = $1', [Object.values(params ?? {})[0]]);
  return rows[0];
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
process.stdin.resume().on('end', () => void end());

async function end(): Promise<void> {
  await app.close();
  await pool.end();
  await stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
