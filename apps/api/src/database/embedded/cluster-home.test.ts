import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';
import { ensureClusterHome } from './cluster-home.ts';
import { serverAccount } from './server-account.ts';

const run = promisify(execFile);
const holder = join(import.meta.dirname, '../../testing/processes/hold-database.ts');
const skip = process.getuid?.() !== 0;

async function privateFolder(t: TestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), 'private-'));
  const ensureHome = async () => {
    const home = await ensureClusterHome(dataDir, serverAccount());
    t.after(() => rm(home, { recursive: true, force: true }));
    return home;
  };
  t.after(() => rm(dataDir, { recursive: true }));
  return { dataDir, ensureHome };
}

test('as root, gives one folder to all that start together in a private folder', { skip }, async (t) => {
  const { dataDir, ensureHome } = await privateFolder(t);
  const homes = new Set(await Promise.all(Array.from({ length: 40 }, ensureHome)));
  assert.equal(homes.size, 1);
  assert.deepEqual(await readdir(dataDir), ['postgres.id']);
});

test('as root, starts in a private folder that an earlier start could not write to', { skip }, async (t) => {
  const { dataDir, ensureHome } = await privateFolder(t);
  // Files can be created, but every write to one fails, as on a full disk.
  const full = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, holder, dataDir];
  await assert.rejects(run('sh', full), /EFBIG/);
  const home = await ensureHome();
  assert.equal(await ensureHome(), home);
  assert.deepEqual(await readdir(dataDir), ['postgres.id']);
});
