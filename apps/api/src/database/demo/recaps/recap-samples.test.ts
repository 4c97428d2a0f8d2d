import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { recapVibes } from './recap-vibes.data.ts';

const folder = join(import.meta.dirname, '../../catalogue-files');

test('each vibe has a clip and a poster, and nothing else lies there', async () => {
  const expected = recapVibes.flatMap(({ slug }) => [`recap-${slug}.jpg`, `recap-${slug}.mp4`]);
  assert.deepEqual((await readdir(folder)).toSorted(), expected.toSorted());
});

for (const { slug } of recapVibes) {
  test(`the sample "${slug}" is a short clip that begins to play before all of it has come`, async () => {
    const clip = await readFile(join(folder, `recap-${slug}.mp4`));
    assert.ok(clip.length <= 300_000, `${clip.length} bytes`);
    assert.equal(clip.toString('latin1', 4, 8), 'ftyp');
    const [index, content] = ['moov', 'mdat'].map((box) => clip.indexOf(box, 0, 'latin1'));
    assert.ok(index !== undefined && content !== undefined && index > 0 && index < content);
    const poster = await sharp(join(folder, `recap-${slug}.jpg`)).metadata();
    assert.deepEqual([poster.format, poster.width, poster.height], ['jpeg', 540, 960]);
  });
}
