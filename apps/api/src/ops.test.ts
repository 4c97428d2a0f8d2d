import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { runningEmbeddedPostgres } from './database/embedded/embedded-postgres.ts';
import { auditLines } from './testing/audit-lines.ts';
import { openTestDatabase } from './testing/test-database.ts';

const ops = join(import.meta.dirname, 'ops.ts');
const holder = join(import.meta.dirname, 'testing/processes/hold-database.ts');

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs the real command in its own process. */
const run = (variables: Record<string, string>, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], ...variables };
    execFile(process.execPath, [ops, ...args], { env, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 99), stdout, stderr }),
    );
  });

async function addressOf({ database }: Awaited<ReturnType<typeof openTestDatabase>>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
  const server = process.env['TEST_DATABASE_SERVER'] ?? '';
  // The query names the socket of the embedded server; a valid URL also needs a host before it.
  return server.replace('@/', '@localhost/').replace(/\/[^/?]*(\?|$)/, `/${rows[0]?.name}$1`);
}

async function emptyDataDir(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ops-'));
  await chmod(folder, 0o755);
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return folder;
}

test('works on the database at DATABASE_URL, and reports the outcome with its exit code', async (t) => {
  const opened = await openTestDatabase();
  t.after(opened.close);
  const variables = { DATABASE_URL: await addressOf(opened) };
  const added = await run(variables, 'device', 'add', 'Fairphone 6', '--json');
  assert.equal(added.stderr, '');
  assert.equal(added.code, 0);
  const { id, name } = JSON.parse(added.stdout);
  assert.equal(name, 'Fairphone 6');
  const again = await run(variables, 'device', 'add', 'FAIRPHONE 6');
  assert.deepEqual([again.code, again.stdout], [1, '']);
  assert.match(again.stderr, /already/i);
  const lines = await auditLines(opened.database);
  assert.deepEqual(
    lines.map((line) => line.id),
    [String(id)],
  );
  const { commandLineUser: user } = await opened.database
    .selectFrom('audit')
    .select('commandLineUser')
    .executeTakeFirstOrThrow();
  assert.equal(user, userInfo().username);
});

test('reports an unreachable database and an invalid environment in a sentence', async () => {
  const away = await run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'device', 'list');
  assert.equal(away.code, 1);
  assert.match(away.stderr, /^The database at DATABASE_URL cannot be used/);
  const wrong = await run({ PORT: 'x' }, 'device', 'list');
  assert.equal(wrong.code, 1);
  assert.match(wrong.stderr, /PORT/);
});

test('starts the embedded database when it does not run, and joins and leaves it running when it does', async (t) => {
  const dataDir = await emptyDataDir(t);
  const variables = { DATA_DIR: dataDir };
  assert.equal((await run(variables, 'device', 'add', 'First')).code, 0);
  assert.equal(await runningEmbeddedPostgres(dataDir), undefined);

  const product = spawn(process.execPath, [holder, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(() => product.kill('SIGKILL'));
  await once(product.stdout, 'data');
  const joined = await run(variables, 'device', 'add', 'Second');
  assert.equal(joined.stderr, '');
  assert.equal(joined.code, 0);
  assert.equal(product.exitCode, null);
  assert.ok(await runningEmbeddedPostgres(dataDir));
  product.kill('SIGTERM');
  await once(product, 'exit');

  const listed = await run(variables, 'device', 'list');
  assert.match(listed.stdout, /First[^]*Second/);
  assert.equal(await runningEmbeddedPostgres(dataDir), undefined);
});
