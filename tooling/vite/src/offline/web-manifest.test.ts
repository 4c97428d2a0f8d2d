import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { manifestFiles } from './web-manifest.ts';

test('makes an installable manifest in each language, with icons of the named sizes', async () => {
  const { icons, manifests } = await manifestFiles('/assets/booking/');
  const [english, french] = manifests.map(({ source }) => JSON.parse(String(source)));
  assert.equal(english.lang, 'en-CA');
  assert.equal(french.lang, 'fr-CA');
  assert.notEqual(english.name, french.name);
  for (const manifest of [english, french]) {
    assert.equal(manifest.display, 'standalone');
    assert.equal(manifest.start_url, '/');
    assert.deepEqual(
      manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`),
      ['192x192 any', '512x512 any', '512x512 maskable'],
    );
    assert.deepEqual(
      manifest.icons.map(({ src }: { src: string }) => src),
      icons.map(({ fileName }) => `/assets/booking/${fileName}`),
    );
  }
  for (const { size, source } of icons) {
    const { width, height, format } = await sharp(source).metadata();
    assert.deepEqual([width, height, format], [size, size, 'png']);
  }
});

test('fills a maskable icon to its edges', async () => {
  const { icons } = await manifestFiles('/');
  for (const { purpose, source } of icons) {
    const { data } = await sharp(source).raw().toBuffer({ resolveWithObject: true });
    assert.equal(data[3] === 255, purpose === 'maskable', 'the corner');
  }
});
