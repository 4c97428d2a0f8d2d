import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runningEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { removeAbandonedFolders } from './test-folder.ts';

const holder = join(import.meta.dirname, '../processes/hold-database.ts');

test('removes the folder and the database server of a killed process, and keeps those of a living one', async (t) => {
  const parent = await mkdtemp(join(tmpdir(), 'abandoned-'));
  t.after(() => rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  await chmod(parent, 0o755);
  const { pid: deadPid } = spawnSync(process.execPath, ['-e', '']);
  const abandoned = join(parent, `test-${deadPid}-a`);
  for (const folder of [abandoned, join(parent, `test-${process.pid}-b`), join(parent, 'test-other')])
    await mkdir(folder, { mode: 0o755 });
  const product = spawn(process.execPath, [holder, abandoned], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(product.stdout, 'data');
  product.kill('SIGKILL');
  await once(product, 'close');
  assert.ok(await runningEmbeddedPostgres(abandoned), 'its server goes on');

  await removeAbandonedFolders(parent, 'test-');
  assert.deepEqual(await readdir(parent), [`test-${process.pid}-b`, 'test-other']);
  assert.equal(await runningEmbeddedPostgres(abandoned), undefined);
});
