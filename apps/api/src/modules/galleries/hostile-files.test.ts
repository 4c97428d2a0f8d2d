import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import sharp from 'sharp';
import { outcomeOf } from '../../testing/calls.ts';
import { hostileNames, makeHostileFiles, payloadWord } from '../../testing/galleries/hostile-files.data.ts';
import type { HostileFile } from '../../testing/galleries/hostile-files.data.ts';
import { cameraPhoto, openGallery } from '../../testing/galleries/open-gallery.ts';
import { tusClient } from '../../testing/galleries/tus-client.ts';
import { listen } from '../../testing/wire/raw-http.ts';

const clip = readFile(join(import.meta.dirname, '../../database/catalogue-files/recap-elegant.mp4'));
const refusals = { 'wrong format': 'file_format_not_supported', unreadable: 'unsupported_image_format' };
const shownAs = {
  jpeg: /^image\/jpeg$/,
  png: /^image\/png$/,
  webp: /^image\/webp$/,
  svg: /^image\/png$/,
  film: /^video\/mp4$/,
  'broken film': /^video\/(?:mp4|quicktime)$/,
};

const isRefused = (outcome: HostileFile['outcome']): outcome is keyof typeof refusals =>
  Object.hasOwn(refusals, outcome);

test('[FF-35] [U-R03] more than a hundred hostile files are refused with one clear error, or stored without what they hide', async (t) => {
  const { api, files, provider, upload, read, get, listStored } = await openGallery(t);
  const sent = await makeHostileFiles();
  assert.ok(sent.length > 100);
  const stored = new Map<number, { readonly what: string; readonly outcome: keyof typeof shownAs }>();
  for (const file of sent) {
    const { what, outcome } = file;
    const before = await listStored();
    const reply = await upload(provider, file);
    if (isRefused(outcome)) {
      assert.deepEqual(outcomeOf(reply), [415, refusals[outcome]], what);
      assert.deepEqual(await listStored(), before, what);
    } else {
      assert.equal(reply.statusCode, 200, `${what}: ${reply.body}`);
      stored.set(reply.json().payload.items.id, { what, outcome });
    }
    assert.deepEqual(await readdir(api.app.stagingFolder), [], what);
  }
  await api.jobs.runDue();
  assert.deepEqual(await api.jobs.listDead(1), []);
  const { gallery } = (await read(provider)).items;
  assert.equal(gallery.length, stored.size);
  for (const { id, state, imageUrl, downloadUrl, file: name } of gallery) {
    const { what, outcome } = stored.get(id) ?? assert.fail(name);
    assert.equal(state, outcome === 'broken film' ? 'broken' : 'ready', what);
    const shown = await get(imageUrl);
    const download = await get(String((await get(downloadUrl ?? '')).headers.location));
    assert.match(String(shown.headers['content-type']), shownAs[outcome], what);
    assert.match(String(download.headers['content-disposition']), /^attachment; /, what);
    for (const { statusCode, headers, rawPayload } of [shown, download]) {
      assert.equal(statusCode, 200, what);
      assert.equal(headers['x-content-type-options'], 'nosniff', what);
      assert.equal(headers['content-security-policy'], "sandbox; default-src 'none'", what);
      const isFilm = String(headers['content-type']).startsWith('video/');
      assert.ok(isFilm || !rawPayload.includes(payloadWord), `${what}: ${name}`);
    }
  }
  for (const name of await listStored()) assert.match(name, /^[\w-]{24}\.(?:jpg|png|webp|svg|mp4|mov|m4v)$/);
  for (const path of await readdir(join(files.folder, '..'), { recursive: true }))
    assert.match(path, /^(?:staging|files(?:\/event(?:\/[\w.-]+)?)?)$/);
});

test('[A-60] a drawing loses its scripts, is shown as a PNG and only downloaded as a drawing', async (t) => {
  const { provider, uploaded, get } = await openGallery(t);
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">' +
      '<rect width="40" height="30" fill="#ff0000" onclick="alert(1)"/><script>alert(1)</script></svg>',
  );
  const file = await uploaded(provider, { fileName: 'logo.svg', content: drawing });
  assert.deepEqual([file.file, file.widthPx, file.heightPx], ['logo.svg', 40, 30]);
  const shown = await get(file.imageUrl);
  assert.equal(shown.headers['content-type'], 'image/png');
  const [red, green] = await sharp(shown.rawPayload).raw().toBuffer();
  assert.deepEqual([red, green], [255, 0]);
  const download = await get(String((await get(file.downloadUrl ?? '')).headers.location));
  assert.match(String(download.headers['content-disposition']), /^attachment; filename="logo\.svg"/);
  assert.equal(download.headers['content-security-policy'], "sandbox; default-src 'none'");
  assert.ok(download.body.includes('<rect') && !/script|onclick/.test(download.body));
});

test('[FF-35] names of files lose their folders and control characters, and fit the content', async (t) => {
  const { api, event, provider, names, get, read, listStored } = await openGallery(t);
  const { create, patch } = tusClient(`http://127.0.0.1:${await listen(api.app)}`, event.eventId);
  const send = async (filename: string, content: Buffer): Promise<Response> => {
    const begun = await create(provider, content.length, { filename, contentType: contentTypes.image });
    return begun.status === 201 ? patch(provider, begun.headers.get('location') ?? '', 0, content) : begun;
  };
  for (const [index, [given]] of hostileNames.entries()) {
    const { content } = await cameraPhoto(index, { width: 60, height: 40 });
    const reply = await send(given, content);
    assert.equal(reply.status, 200, `${given}: ${await reply.text()}`);
  }
  for (const given of ['.jpg', '...', '/', '\0', 'a.jpg\0.exe', `${'x'.repeat(2000)}.jpg`]) {
    const { status } = await send(given, Buffer.from('x'));
    assert.ok(status === 400 || status === 415, `${given}: ${status}`);
  }
  const film = await send('film.jpg', await clip);
  assert.equal(film.status, 200);
  const kept = [...hostileNames.map(([, name]) => name), 'film.mp4'].toSorted();
  assert.deepEqual(await names(provider), kept);
  for (const { downloadUrl } of (await read(provider)).items.gallery) {
    const { headers } = await get(String((await get(downloadUrl ?? '')).headers.location));
    assert.match(
      String(headers['content-disposition']),
      /^attachment; filename="[\w .()-]+\.(?:jpe?g|mp4)"; filename\*=UTF-8''[\w.%~!-]+$/i,
    );
  }
  for (const name of await listStored()) assert.match(name, /^[\w-]{24}\.(?:jpg|mp4)$/);
});

test('[FF-35] a video without its header is kept as broken, and the next one is played', async (t) => {
  const { provider, uploaded } = await openGallery(t);
  const whole = await clip;
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x10mdatframes..', 'latin1');
  const broken = await uploaded(provider, { fileName: 'cut.mp4', content: head }, contentTypes.video);
  assert.deepEqual([broken.state, broken.durationSeconds], ['broken', null]);
  const good = await uploaded(provider, { fileName: 'a.mp4', content: whole }, contentTypes.video);
  assert.equal(good.state, 'ready');
});
