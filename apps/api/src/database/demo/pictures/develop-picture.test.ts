import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import sharp from 'sharp';
import { developPicture, developPortrait } from './develop-picture.ts';
import { palettes } from './palettes.data.ts';
import type { Portrait } from './portraits/portrait.ts';
import { scenes } from './scenes.ts';

const [golden] = palettes;
const small = [240, 180] as const;
const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

const portrait: Portrait = {
  skin: 4,
  hair: 'waves',
  hairColour: '#2c1b14',
  wear: 'blazer',
  wearColour: '#2f5d62',
  prop: 'camera',
};

test('every scene becomes a JPEG of the wanted size, in every palette', async () => {
  const cases = Object.values(scenes).flatMap((scene, index) =>
    palettes.filter((_, other) => other % 4 === index % 4).map((palette) => ({ scene, palette })),
  );
  for (const { scene, palette } of cases) {
    const { format, width, height } = await sharp(
      await developPicture(scene, palette, small, 'a'),
    ).metadata();
    assert.deepEqual([format, width, height], ['jpeg', ...small]);
  }
});

test('the same seed gives the same file, another seed another one', async () => {
  for (const scene of Object.values(scenes)) {
    const [first, again, other] = await Promise.all(
      ['a', 'a', 'b'].map(async (seed) => hashOf(await developPicture(scene, golden, small, seed))),
    );
    assert.equal(first, again);
    assert.notEqual(first, other);
  }
});

test('a picture for a page is of a size that pages can bear', async () => {
  const files = await Promise.all(
    [scenes.fireworks, scenes.togetherAtDusk].map((scene) => developPicture(scene, golden, [1200, 900], 'a')),
  );
  for (const { length } of files) assert.ok(length > 40_000 && length < 160_000, `${length} bytes`);
});

test('a portrait is a square JPEG, the same whenever it is drawn', async () => {
  const [first, again] = await Promise.all([
    developPortrait(portrait, golden),
    developPortrait(portrait, golden),
  ]);
  assert.equal(hashOf(first), hashOf(again));
  const { format, width, height } = await sharp(first).metadata();
  assert.deepEqual([format, width, height], ['jpeg', 512, 512]);
});
