import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { uploadLogoFile, uploadMusicFile } from './brief-files.ts';
import { catalogueEndpoints } from './catalogue-endpoints.ts';
import { configuration } from './configuration.ts';
import { getEventTypeItems, getEventTypes } from './event-types.ts';

test('[C-R18] requests a shot list by the id of its event type, or 0 for none', () => {
  assert.deepEqual(getEventTypeItems.params?.parse({ id: '0' }), { id: 0 });
  assert.ok(!getEventTypeItems.params?.safeParse({ id: '-1' }).success);
});

test('[A-83] the authenticated flag is a flag, and may be missing', () => {
  assert.deepEqual(getEventTypes.query?.parse({ authenticated: 'true' }), { authenticated: true });
  assert.deepEqual(getEventTypes.query?.parse({}), {});
});

test('[K-R02] the configuration names the price of an extra hour by the brand', () => {
  assert.ok(Object.keys(configuration.shape).includes(`${brand.slug}ExtendPrice`));
});

test('[E-R07] [A-15] music and logo are uploaded one by one, by guests too, up to their limit', () => {
  assert.deepEqual(uploadMusicFile.files, [
    { name: 'musicFile', files: { from: 1, to: 1 }, maxBytes: 11_534_336 },
  ]);
  assert.deepEqual(uploadLogoFile.files?.[0]?.name, 'logoFile');
  for (const { actors, body } of [uploadMusicFile, uploadLogoFile]) {
    assert.ok(actors.includes('guest'));
    assert.deepEqual(body?.parse({ FileName: 'a.wav' }), { fileName: 'a.wav' });
  }
});

test('[A-10] lets public data be cached for five minutes', () => {
  for (const { key, method, cacheSeconds } of catalogueEndpoints.map((each) => ({
    cacheSeconds: undefined,
    ...each,
  })))
    assert.equal(cacheSeconds, method === 'GET' ? 300 : undefined, key);
});
