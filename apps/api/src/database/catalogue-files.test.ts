import assert from 'node:assert/strict';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { diskBlobStore } from '../adapters/disk-blob-store.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { keepCatalogueFiles } from './catalogue-files.ts';

test('stores the files that the catalogue names at the first start, and not again at the next', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  t.after(() => rm(folder, { recursive: true }));
  const { database, close } = await openTestDatabase();
  t.after(close);
  const blobs = diskBlobStore({ folder, stagingFolder: join(folder, 'staging') });
  const inode = async (name: string): Promise<number> => (await stat(join(folder, 'catalogue', name))).ino;

  await keepCatalogueFiles(blobs);
  const named = await database.selectFrom('recapType').select(['featureFile', 'sampleFile']).execute();
  const files = await readdir(join(folder, 'catalogue'));
  assert.equal(files.length, 12);
  for (const { featureFile, sampleFile } of named)
    assert.ok(files.includes(featureFile) && files.includes(sampleFile), sampleFile);

  const [first = ''] = files;
  await rm(join(folder, 'catalogue', files[1] ?? ''));
  const before = await inode(first);
  await keepCatalogueFiles(blobs);
  assert.equal(await inode(first), before);
  assert.equal((await readdir(join(folder, 'catalogue'))).length, 12);
});

const source = join(import.meta.dirname, 'catalogue-files');
const vibes = ['cinematic', 'elegant', 'nostalgic', 'playful', 'romantic', 'upbeat'];

test('the catalogue stores exactly one clip and one poster for each vibe', async () => {
  const expected = vibes.flatMap((vibe) => [`recap-${vibe}.jpg`, `recap-${vibe}.mp4`]);
  assert.deepEqual((await readdir(source)).toSorted(), expected);
});

for (const vibe of vibes) {
  test(`the clip of "${vibe}" is small and can play before it is completely loaded`, async () => {
    const clip = await readFile(join(source, `recap-${vibe}.mp4`));
    assert.ok(clip.length <= 300_000, `${clip.length} bytes`);
    assert.equal(clip.toString('latin1', 4, 8), 'ftyp');
    const [index, content] = ['moov', 'mdat'].map((box) => clip.indexOf(box, 0, 'latin1'));
    assert.ok(index !== undefined && content !== undefined && index > 0 && index < content);
    const poster = await sharp(join(source, `recap-${vibe}.jpg`)).metadata();
    assert.deepEqual([poster.format, poster.width, poster.height], ['jpeg', 540, 960]);
  });
}
