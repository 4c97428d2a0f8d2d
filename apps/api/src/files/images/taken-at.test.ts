import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { openTestFiles } from '../../testing/files/test-files.ts';
import { takenAtOf, takenAtOfExif } from './taken-at.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const dot = { create: { width: 2, height: 2, channels: 3, background: '#fff' } } as const;
const exifWith = async (taken: string, offset?: string): Promise<Buffer> => {
  const camera = { DateTimeOriginal: taken, ...(offset && { OffsetTimeOriginal: offset }) };
  const image = await sharp(dot).withExif({ IFD2: camera }).jpeg().toBuffer();
  return (await sharp(image).metadata()).exif ?? Buffer.alloc(0);
};

test('reads a camera’s time with its offset, and as Toronto’s time without one', async () => {
  for (const [taken, offset, iso] of [
    ['2026:06:14 20:30:05', undefined, '2026-06-14T20:30:05-04:00'],
    ['2026:01:14 20:30:05', undefined, '2026-01-14T20:30:05-05:00'],
    ['2026:06:14 20:30:05', '-07:00', '2026-06-14T20:30:05-07:00'],
    ['2026:06:14 20:30:05', '+05:30', '2026-06-14T20:30:05+05:30'],
    ['2026:06:14 20:30:05', '   :  ', '2026-06-14T20:30:05-04:00'],
  ] as const)
    assert.equal(takenAtOfExif(await exifWith(taken, offset)), seconds(iso), iso);
});

test('ignores a time that is not one', async () => {
  for (const taken of ['0000:00:00 00:00:00', '2026:02:30 10:00:00', '2026:06:14 25:00:00', 'yesterday', ' '])
    assert.equal(takenAtOfExif(await exifWith(taken)), undefined, taken);
});

test('ignores an Exif block that is cut off or points outside of itself', async () => {
  const exif = await exifWith('2026:06:14 20:30:05');
  for (let length = 0; length < exif.length; length += 1)
    assert.doesNotThrow(() => takenAtOfExif(exif.subarray(0, length)), String(length));
  const pointing = Buffer.from(exif);
  pointing.fill(0xff, 10);
  assert.equal(takenAtOfExif(pointing), undefined);
});

test('reads the time of a HEIC, and none of a file without Exif', async (t) => {
  const { folder, remove } = await openTestFiles();
  t.after(remove);
  const exif = await exifWith('2026:06:14 20:30:05');
  const path = join(folder, '../photo');
  const container = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await writeFile(path, Buffer.concat([container, Buffer.alloc(3000, 7), exif, Buffer.alloc(100)]));
  assert.equal(await takenAtOf(path), seconds('2026-06-14T20:30:05-04:00'));
  await writeFile(path, container);
  assert.equal(await takenAtOf(path), undefined);
});
