import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { randomFilm } from '../../../testing/files/movie-box.ts';
import { sha256Of } from '../../../testing/files/sha256-of.ts';
import { openEventForProcesses } from '../../../testing/galleries/open-event-for-processes.ts';
import { openGallery } from '../../../testing/galleries/open-gallery.ts';
import { tusClient } from '../../../testing/galleries/tus-client.ts';
import { askUntilNotBusy } from '../../../testing/wire/patient.ts';
import { listen } from '../../../testing/wire/raw-http.ts';

const chunk = 1_000_000;
const day = 86_400;

/** Retries a request while the upload is locked, because a request releases its lease only after its reply. */
const whenUnlocked = (send: () => Promise<Response>): Promise<Response> =>
  askUntilNotBusy(send, ({ status }) => status === 423);

test('[FF-30] two processes take the chunks of one upload in turns, one request at a time, and store one file with its checksum', async (t) => {
  const { start, listStored, listStaged, readFile, untilFilesAreTidy } = await openEventForProcesses(t);
  const [one, two] = [await start(), await start()];
  const uploader = await one.uploader();
  const content = randomFilm(6 * chunk);
  const partOf = (number: number): Buffer => content.subarray(number * chunk, (number + 1) * chunk);
  const created = await one.client.create(uploader, content.length);
  const path = created.headers.get('location') ?? assert.fail(await created.text());
  for (const [number, { client }] of [one, two, one, two].entries()) {
    const head = await whenUnlocked(() => client.send(uploader, 'HEAD', path, {}));
    assert.deepEqual([head.status, head.headers.get('upload-offset')], [200, String(number * chunk)]);
    const added = await whenUnlocked(() => client.patch(uploader, path, number * chunk, partOf(number)));
    assert.equal(added.status, 204);
  }

  // The first process is at work on a chunk.
  const sending = one.client.beginPatch(uploader, path, 4 * chunk, chunk);
  sending.write(partOf(4).subarray(0, chunk / 2));
  while ((await listStaged()).length === 0) await nextTurn();
  assert.equal((await two.client.patch(uploader, path, 4 * chunk, partOf(4))).status, 423);
  const answered = once(sending, 'response');
  sending.end(partOf(4).subarray(chunk / 2));
  const [{ statusCode }] = await answered;
  assert.equal(statusCode, 204);
  const again = await whenUnlocked(() => two.client.patch(uploader, path, 4 * chunk, partOf(4)));
  assert.equal(again.status, 409, 'it is there already');

  // Both send the last chunk at once.
  const last = await Promise.all(
    [one, two].map(({ client }) => whenUnlocked(() => client.patch(uploader, path, 5 * chunk, partOf(5)))),
  );
  assert.deepEqual(last.map(({ status }) => status).toSorted(), [200, 409]);
  for (const { client } of [one, two]) {
    const head = await whenUnlocked(() => client.send(uploader, 'HEAD', path, {}));
    assert.equal(head.headers.get('upload-offset'), String(content.length));
  }
  const { contentHash: hash, bytes, state, storedName: name } = await readFile();
  assert.deepEqual([hash, bytes, state], [sha256Of(content), content.length, 'ready']);
  await one.drive.advance(2 * day);
  await untilFilesAreTidy();
  assert.deepEqual(await listStored(), [name]);
  assert.deepEqual(await listStaged(), []);
});

test('[FF-30] a last chunk that is sent again while the chunks are joined is refused with 423, and one file is added', async (t) => {
  const joining = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const { api, event, provider, names, listStored } = await openGallery(t, ({ blobs }) => ({
    blobs: {
      ...blobs,
      find: async (key) => {
        joining.resolve();
        await answered.promise;
        return blobs.find(key);
      },
    },
  }));
  const client = tusClient(`http://127.0.0.1:${await listen(api.app)}`, event.eventId);
  const content = randomFilm(2 * chunk);
  const created = await client.create(provider, content.length);
  const path = created.headers.get('location') ?? assert.fail(await created.text());
  await client.patch(provider, path, 0, content.subarray(0, chunk));
  const last = client.patch(provider, path, chunk, content.subarray(chunk));
  await joining.promise;
  // A browser sends this after a lost connection.
  assert.equal((await client.send(provider, 'HEAD', path, {})).status, 423);
  const again = client.patch(provider, path, chunk, content.subarray(chunk));
  void again.finally(answered.resolve);
  assert.deepEqual([(await last).status, (await again).status], [200, 423]);
  assert.equal(await client.offsetAt(provider, path), content.length);
  assert.deepEqual(await names(provider), ['film.mp4']);
  assert.equal((await listStored()).length, 1);
});
