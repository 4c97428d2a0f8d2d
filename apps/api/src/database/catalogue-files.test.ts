import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { diskBlobStore } from '../adapters/disk-blob-store.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { keepCatalogueFiles } from './catalogue-files.ts';

test('the files that the catalogue names are there after a start, and are not written again by the next', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  t.after(() => rm(folder, { recursive: true }));
  const { database, close } = await openTestDatabase();
  t.after(close);
  const blobs = diskBlobStore({ folder, stagingFolder: join(folder, 'staging') });
  const inode = async (name: string): Promise<number> => (await stat(join(folder, 'catalogue', name))).ino;

  await keepCatalogueFiles(blobs);
  const named = await database.selectFrom('recap_type').select(['feature_file', 'sample_file']).execute();
  const files = await readdir(join(folder, 'catalogue'));
  assert.equal(files.length, 12);
  for (const { feature_file, sample_file } of named)
    assert.ok(files.includes(feature_file) && files.includes(sample_file), sample_file);

  const [first = ''] = files;
  await rm(join(folder, 'catalogue', files[1] ?? ''));
  const before = await inode(first);
  await keepCatalogueFiles(blobs);
  assert.equal(await inode(first), before);
  assert.equal((await readdir(join(folder, 'catalogue'))).length, 12);
});
