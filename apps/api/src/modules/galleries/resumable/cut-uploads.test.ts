import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { test } from 'node:test';
import { galleryLimits } from '@repo/domain/limits';
import { randomFilm } from '../../../testing/files/movie-box.ts';
import { sha256Of } from '../../../testing/files/sha256-of.ts';
import { seededRandom } from '../../../testing/fuzz/random.ts';
import { openGallery } from '../../../testing/galleries/open-gallery.ts';
import { tusClient } from '../../../testing/galleries/tus-client.ts';
import { askUntilNotBusy } from '../../../testing/wire/patient.ts';
import { listen } from '../../../testing/wire/raw-http.ts';

/** The full size is 20 uploads of 399 MB. */
const uploads = Number(process.env['CUT_UPLOADS'] ?? '3');
const bytes = Number(process.env['CUT_UPLOAD_MB'] ?? '3') * 1024 * 1024;
const cutsPerUpload = 3;
const chunkBytes = Math.min(galleryLimits.chunkBytes, Math.ceil(bytes / 5));

test('[FF-30] uploads that are cut at random offsets continue, and every stored file has the checksum of what was sent', async (t) => {
  const { api, files, event, provider, listStored } = await openGallery(t);
  const client = tusClient(`http://127.0.0.1:${await listen(api.app)}`, event.eventId);
  const random = seededRandom('cut uploads');

  /** Returns where an upload continues, once the server has noticed the end of the last request. */
  const findOffset = async (path: string): Promise<number> => {
    const head = () => client.send(provider, 'HEAD', path, {});
    const reply = await askUntilNotBusy(head, ({ status }) => status === 423);
    assert.equal(reply.status, 200);
    return Number(reply.headers.get('upload-offset'));
  };

  const send = async (film: Buffer, attempt: string): Promise<void> => {
    const begun = await client.create(provider, bytes, { attempt });
    const path = begun.headers.get('location') ?? assert.fail(await begun.text());
    const cuts = Array.from({ length: cutsPerUpload }, () => random.below(bytes)).toSorted((a, b) => a - b);
    for (let offset = 0; offset < bytes;) {
      const chunk = film.subarray(offset, offset + chunkBytes);
      const [cut] = cuts;
      if (cut === undefined || cut >= offset + chunk.length) {
        const reply = await client.patch(provider, path, offset, chunk);
        const isLast = offset + chunk.length === bytes;
        // The server may still be at work on a request that was cut.
        const isEarly = reply.status === 423 || reply.status === 409;
        if (!isEarly) assert.equal(reply.status, isLast ? 200 : 204, await reply.text());
        offset = isEarly ? await findOffset(path) : offset + chunk.length;
        continue;
      }
      cuts.shift();
      const sending = client.beginPatch(provider, path, offset, chunk.length);
      await new Promise((resolve) => sending.write(chunk.subarray(0, cut - offset), resolve));
      sending.destroy();
      const kept = await findOffset(path);
      assert.ok(kept >= offset && kept <= cut, `continues at ${kept} after a cut at ${cut}`);
      offset = kept;
    }
    assert.deepEqual(cuts, []);
  };

  const sent: string[] = [];
  for (let number = 0; number < uploads; number += 1) {
    const film = randomFilm(bytes);
    await send(film, `attempt ${number}`);
    sent.push(sha256Of(film));
  }
  const stored: string[] = [];
  for (const name of await listStored()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(files.pathOf({ folder: 'event', name })), hash);
    stored.push(hash.digest('hex'));
  }
  assert.deepEqual(stored.toSorted(), sent.toSorted());
  assert.deepEqual(await readdir(api.app.stagingFolder), []);
  t.diagnostic(`${uploads} uploads of ${bytes} bytes, each cut ${cutsPerUpload} times, with equal checksums`);
});
