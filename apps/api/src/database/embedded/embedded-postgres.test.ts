import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { Client } from 'pg';
import { StartupError } from '../../startup-error.ts';
import { openEmbeddedPostgres, runningEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive, runningPostmaster } from './postmaster-file.ts';

const holder = join(import.meta.dirname, '../../testing/processes/hold-database.ts');
const isRoot = process.getuid?.() === 0;

/** Creates a data folder that is removed after the test. */
async function freshFolder(t: TestContext, mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(folder, mode);
  t.after(async () => {
    for (const stop of opened.get(folder) ?? []) await stop();
    const home = await homeOf(folder);
    const orphan = await runningPostmaster(join(home, 'data'));
    if (orphan !== undefined) process.kill(orphan.pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  return folder;
}

const opened = new Map<string, (() => Promise<void>)[]>();

/** Opens the database of a folder; freshFolder stops it after the test. */
async function openFor(dataDir: string): Promise<Client> {
  const { connection, stop } = await openEmbeddedPostgres(dataDir);
  opened.set(dataDir, [...(opened.get(dataDir) ?? []), stop]);
  return new Client(connection);
}

async function homeOf(dataDir: string): Promise<string> {
  const id = await readFile(join(dataDir, 'postgres.id'), 'utf8').catch(() => undefined);
  return id === undefined ? join(dataDir, 'postgres') : join('/var/lib', brand.slug, id);
}

const serverOf = async (dataDir: string) => runningPostmaster(join(await homeOf(dataDir), 'data'));

/** Starts a process that opens the folder, and waits for its first line or its end; later lines are the rows it wrote. */
async function startHolder(dataDir: string, mode = '', account: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [holder, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  const lines: string[] = [];
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  await Promise.race([once(reader, 'line'), once(child, 'close')]);
  return { child, lines, errors: () => errors };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'close');
  child.kill('SIGKILL');
  await gone;
}

async function query(dataDir: string, sql: string): Promise<unknown[]> {
  const { connection, stop } = await openEmbeddedPostgres(dataDir);
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
    await stop();
  }
}

test('keeps rows from one start to the next, and leaves nothing running after a stop', async (t) => {
  const dataDir = await freshFolder(t);
  await query(dataDir, 'create table kept as select 42 as answer');
  assert.equal(await serverOf(dataDir), undefined);
  assert.deepEqual(await query(dataDir, 'select answer from kept'), [{ answer: 42 }]);
});

test('refuses a second product on the same folder in one sentence, and the first keeps running', async (t) => {
  const dataDir = await freshFolder(t);
  const client = await openFor(dataDir);
  await assert.rejects(openEmbeddedPostgres(dataDir), (error: unknown) => {
    assert.ok(error instanceof StartupError);
    assert.match(error.message, /^Another running product uses the data folder .*: stop it/);
    return true;
  });
  await client.connect();
  await client.query('select 1');
  await client.end();
});

for (const [kind, mode] of [
  ['an open', 0o755],
  ['a private', 0o700],
] as const) {
  test(`finds no server in ${kind} or a missing folder, and leaves the folder as it is`, async (t) => {
    const folder = await freshFolder(t, mode);
    assert.equal(await runningEmbeddedPostgres(folder), undefined);
    assert.equal(await runningEmbeddedPostgres(join(folder, 'missing')), undefined);
    assert.deepEqual(await readdir(folder), []);
  });
}

test('opens a new folder for exactly one of two products that start together', async (t) => {
  const dataDir = await freshFolder(t);
  const holders = await Promise.all([startHolder(dataDir), startHolder(dataDir)]);
  assert.equal(holders.filter(({ lines }) => lines.length === 1).length, 1);
  assert.match(holders.map(({ errors }) => errors()).join(''), /^Another running product/);
  for (const { child } of holders) child.kill('SIGTERM');
});

test('adopts the server that a product killed with SIGKILL has left running', async (t) => {
  const dataDir = await freshFolder(t);
  const { child } = await startHolder(dataDir);
  const before = await serverOf(dataDir);
  await kill(child);
  assert.ok(before && isAlive(before.pid));
  const { stop } = await openEmbeddedPostgres(dataDir);
  assert.equal((await serverOf(dataDir))?.pid, before.pid);
  await stop();
  assert.equal(isAlive(before.pid), false);
});

for (const server of ['left running', 'killed too', 'killed first']) {
  test(`keeps every acknowledged write when the product is killed during writes and the server is ${server}`, async (t) => {
    const dataDir = await freshFolder(t);
    const acknowledged = new Set<string>();
    for (const rowsBeforeKill of [1, 40, 300]) {
      const { child, lines } = await startHolder(dataDir, 'write');
      while (lines.length <= rowsBeforeKill) await once(child.stdout ?? child, 'data');
      const { pid } = (await serverOf(dataDir)) ?? {};
      assert.ok(pid);
      if (server === 'killed first') process.kill(pid, 'SIGKILL');
      await kill(child);
      if (server === 'killed too') process.kill(pid, 'SIGKILL');
      for (const line of lines.slice(1)) acknowledged.add(line);
    }
    const rows = await query(dataDir, 'select id::text from written');
    const found = new Set(rows.map((row) => Object.values(row ?? {})[0]));
    assert.deepEqual(
      [...acknowledged].filter((id) => !found.has(id)),
      [],
    );
    assert.ok(acknowledged.size > 300);
  });
}

test('starts after an earlier start was killed at any moment', async (t) => {
  const dataDir = await freshFolder(t);
  for (const afterMs of [150, 300, 450, 600, 800, 1000, 1200]) {
    const child = spawn(process.execPath, [holder, dataDir], {
      stdio: 'ignore',
      timeout: afterMs,
      killSignal: 'SIGKILL',
    });
    await once(child, 'close');
  }
  assert.deepEqual(await query(dataDir, 'select 1 as one'), [{ one: 1 }]);
});

test('[FF-43] restarts a server that is killed repeatedly while the product runs', async (t) => {
  const dataDir = await freshFolder(t);
  const client = await openFor(dataDir);
  for (let kills = 1; kills <= 4; kills += 1) {
    const before = await serverOf(dataDir);
    assert.ok(before);
    process.kill(before.pid, 'SIGKILL');
    let after = await serverOf(dataDir);
    while (after?.isReady !== true || after.pid === before.pid) after = await serverOf(dataDir);
  }
  await client.connect();
  await client.query('select 1');
  await client.end();
});

test('ignores a stored process id that now belongs to another program', async (t) => {
  const dataDir = await freshFolder(t);
  await query(dataDir, 'create table kept as select 42 as answer');
  const file = join(dataDir, 'postgres/data/postmaster.pid');
  await writeFile(
    file,
    `${process.pid}\n${join(dataDir, 'postgres/data')}\n1\n5432\n${dataDir}\n\n0\nready\n`,
  );
  assert.deepEqual(await query(dataDir, 'select answer from kept'), [{ answer: 42 }]);
});

test('reports a damaged folder in one sentence that says what to do', async (t) => {
  const dataDir = await freshFolder(t);
  await query(dataDir, 'select 1');
  await truncate(join(dataDir, 'postgres/data/global/pg_control'), 100);
  await assert.rejects(openEmbeddedPostgres(dataDir), /cannot be opened \(.*\): restore a backup, or move/);
  await rm(join(dataDir, 'postgres/data/PG_VERSION'));
  await assert.rejects(openEmbeddedPostgres(dataDir), /holds no database that can be read: restore a backup/);
});

test('works in a folder whose path is too long for a socket', async (t) => {
  const dataDir = join(await freshFolder(t), 'long'.repeat(25));
  t.after(async () => {
    const orphan = await serverOf(dataDir);
    if (orphan !== undefined) process.kill(orphan.pid, 'SIGKILL');
  });
  assert.deepEqual(await query(dataDir, 'select 1 as one'), [{ one: 1 }]);
});

test(
  'as root, stores the database outside a folder that only root may enter',
  { skip: !isRoot },
  async (t) => {
    const dataDir = join(await freshFolder(t, 0o700), 'data');
    await mkdir(dataDir, { mode: 0o700 });
    await query(dataDir, 'create table kept as select 42 as answer');
    const home = await homeOf(dataDir);
    t.after(() => rm(home, { recursive: true }));
    assert.match(await readFile(join(dataDir, 'postgres.id'), 'utf8'), /^[0-9a-f]{24}$/);
    assert.deepEqual(await query(dataDir, 'select answer from kept'), [{ answer: 42 }]);
  },
);

test('runs under an ordinary user', { skip: !isRoot }, async (t) => {
  const dataDir = await freshFolder(t, 0o700);
  // Any account of the system that owns none of these files.
  const account = { uid: 1, gid: 1 };
  await chown(dataDir, account.uid, account.gid);
  const { child, lines, errors } = await startHolder(dataDir, '', account);
  assert.equal(errors(), '');
  assert.equal(lines.length, 1);
  const gone = once(child, 'close');
  child.kill('SIGTERM');
  await gone;
  assert.equal(await serverOf(dataDir), undefined);
});
