import assert from 'node:assert/strict';
import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import sharp from 'sharp';
import { hollowPng } from '../../testing/files/hollow-png.ts';
import { openTestFiles } from '../../testing/files/test-files.ts';
import { createImageWork } from './image-work.ts';

/** Red above blue, as the upright image looks. */
const upright = async (): Promise<Buffer> => {
  const red = { create: { width: 240, height: 100, channels: 3, background: '#ff0000' } } as const;
  const blue = { create: { width: 240, height: 320, channels: 3, background: '#0000ff' } } as const;
  return sharp(blue)
    .composite([{ input: red, left: 0, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer();
};

/** The same image as a phone stores it: rotated by 90°, with its orientation and location in the metadata. */
const asPhonesStore = async (): Promise<Buffer> =>
  sharp(await upright())
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' } })
    .jpeg()
    .toBuffer();

const heicFixture = join(import.meta.dirname, 'fixtures/portrait.heic');

async function openWork(t: TestContext) {
  const { stagingFolder, folder, remove } = await openTestFiles();
  t.after(remove);
  const work = createImageWork(stagingFolder);
  const prepare = async (content: Buffer) => {
    const path = `${folder}-original`;
    await writeFile(path, content);
    return work.prepare({ path });
  };
  const prepared = async (content: Buffer) => {
    const result = await prepare(content);
    assert.ok(result.ok);
    return result.value;
  };
  const staged = (): Promise<readonly string[]> => readdir(stagingFolder).catch(() => []);
  return { work, prepare, prepared, staged };
}

async function assertUpright(path: string, width = 240, height = 320): Promise<void> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [width, height]);
  const colourAt = (x: number, y: number): string => {
    const at = (y * info.width + x) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 240 && green < 15 && blue < 15) return 'red';
    return blue > 240 && red < 15 && green < 15 ? 'blue' : `${red} ${green} ${blue}`;
  };
  const corners = [
    colourAt(5, 5),
    colourAt(width - 5, 5),
    colourAt(5, height - 5),
    colourAt(width - 5, height - 5),
  ];
  assert.deepEqual(corners, ['red', 'red', 'blue', 'blue']);
}

async function assertSaysNothing(path: string): Promise<void> {
  const { orientation, exif, icc, xmp, iptc } = await sharp(path).metadata();
  assert.deepEqual(
    { orientation, exif, icc, xmp, iptc },
    {
      orientation: undefined,
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      iptc: undefined,
    },
  );
}

test('[A-48] rotates a portrait photo upright and removes its location and camera data', async (t) => {
  const { prepared } = await openWork(t);
  const original = await asPhonesStore();
  const { orientation, exif } = await sharp(original).metadata();
  assert.equal(orientation, 6);
  assert.match(String(exif?.toString('latin1')), /Phone/);
  const { kind, file, width, height } = await prepared(original);
  assert.deepEqual([kind, width, height], ['jpeg', 240, 320]);
  await assertUpright(file.path);
  await assertSaysNothing(file.path);
});

test('[FF-34] [A-48] rotates a HEIC once when both its container and its EXIF ask for it', async (t) => {
  const { prepared } = await openWork(t);
  const original = await readFile(heicFixture);
  for (const note of ['irot', 'Exif', 'Phone']) assert.ok(original.includes(note), note);
  const { kind, file } = await prepared(original);
  assert.equal(kind, 'jpeg');
  await assertUpright(file.path);
  await assertSaysNothing(file.path);
});

test('[A-116] makes WebP images of smaller widths only, and a placeholder of a few bytes', async (t) => {
  const { work, prepared } = await openWork(t);
  const large = await sharp(await asPhonesStore())
    .resize(1600, 1200)
    .keepMetadata()
    .jpeg()
    .toBuffer();
  const sizesOf = async (content: Buffer): Promise<unknown> => {
    const smaller = await work.makeSmaller((await prepared(content)).file, [320, 640, 1280]);
    assert.ok(smaller.ok);
    const { sizes, placeholder } = smaller.value;
    assert.match(placeholder, /^data:image\/webp;base64,[\w+/=]{40,400}$/);
    return Promise.all(
      sizes.map(async ({ widthPx, file }) => {
        const { width, height, format } = await sharp(file.path).metadata();
        return [widthPx, width, height, format];
      }),
    );
  };
  assert.deepEqual(await sizesOf(large), [
    [320, 320, 427, 'webp'],
    [640, 640, 853, 'webp'],
  ]);
  assert.deepEqual(await sizesOf(await upright()), []);
});

test('[FF-35] detects the format from the content, not from the name', async (t) => {
  const { prepared, work } = await openWork(t);
  const { stagingFolder, remove } = await openTestFiles();
  t.after(remove);
  const { file } = await prepared(await asPhonesStore());
  const path = `${stagingFolder}.heic`;
  await copyFile(file.path, path);
  const result = await work.prepare({ path });
  assert.ok(result.ok && result.value.kind === 'jpeg');
});

test('keeps PNG and WebP as they are and converts a bitmap to PNG', async (t) => {
  const { prepared } = await openWork(t);
  for (const [content, kind] of [
    [await upright(), 'png'],
    [
      await sharp(await upright())
        .webp()
        .toBuffer(),
      'webp',
    ],
    [
      bitmapOf(
        await sharp(await upright())
          .raw()
          .toBuffer(),
        240,
        320,
        24,
      ),
      'png',
    ],
    [
      bitmapOf(
        await sharp(await upright())
          .raw()
          .toBuffer(),
        240,
        320,
        32,
      ),
      'png',
    ],
    [
      bitmapOf(
        await sharp(await upright())
          .raw()
          .toBuffer(),
        240,
        -320,
        24,
      ),
      'png',
    ],
  ] as const) {
    const image = await prepared(content);
    assert.equal(image.kind, kind);
    await assertUpright(image.file.path);
  }
});

test('drops data hidden in or behind an image', async (t) => {
  const { prepared } = await openWork(t);
  const script = '<script>alert(1)</script>';
  const withComment = await sharp(await upright())
    .withExif({ IFD0: { ImageDescription: script } })
    .jpeg()
    .toBuffer();
  const { file } = await prepared(Buffer.concat([withComment, Buffer.from(script)]));
  assert.doesNotMatch(await readFile(file.path, 'latin1'), /script/);
});

test('[FF-35] refuses a bad file with one clear error, leaves no file behind, and prepares the next one', async (t) => {
  const { prepare, prepared, staged } = await openWork(t);
  const jpeg = await asPhonesStore();
  const png = await upright();
  const heic = await readFile(heicFixture);
  const bitmap = bitmapOf(Buffer.alloc(300), 10, 10, 24);
  for (const [what, content] of Object.entries({
    'a cut JPEG': jpeg.subarray(0, -400),
    'a cut PNG': png.subarray(0, -100),
    'a cut HEIC': heic.subarray(0, -200),
    'a cut bitmap': bitmap.subarray(0, -10),
    'a bitmap of another age': bitmapOf(Buffer.alloc(300), 10, 10, 8),
    'only the mark of a JPEG': jpeg.subarray(0, 4),
    'only the mark of a HEIC': heic.subarray(0, 30),
    'a picture of 900 million pixels': hollowPng(30_000, 30_000),
    'a bitmap of 900 million pixels': bitmapOf(Buffer.alloc(10), 30_000, 30_000, 24),
    'a film': Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isomisom'),
    'a drawing that may hold a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    nothing: Buffer.alloc(0),
  })) {
    assert.deepEqual(await prepare(content), { ok: false, failure: 'unsupported_image_format' }, what);
    assert.deepEqual(await staged(), [], what);
  }
  await prepared(jpeg);
});

test('prepares a burst of images and discards the files that are not kept', async (t) => {
  const { work, staged } = await openWork(t);
  const burst = await Promise.all(Array.from({ length: 6 }, () => work.prepare({ path: heicFixture })));
  assert.ok(burst.every(({ ok }) => ok));
  assert.equal((await staged()).length, 6);
  for (const result of burst) if (result.ok) await result.value.discard();
  assert.deepEqual(await staged(), []);
});

function bitmapOf(pixels: Buffer, width: number, height: number, bits: 8 | 24 | 32): Buffer {
  const rows = Math.abs(height);
  const rowBytes = Math.ceil((Math.min(width, 1000) * bits) / 32) * 4;
  const file = Buffer.alloc(54 + rowBytes * Math.min(rows, 1000));
  file.write('BM');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(bits, 28);
  if (pixels.length !== width * rows * 3) return file;
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray((y * width + x) * 3);
      const row = height > 0 ? rows - 1 - y : y;
      file.set([blue, green, red], 54 + row * rowBytes + (x * bits) / 8);
    }
  return file;
}
