// Sends films of different content to a gallery at once, each through one door of the product and at most at its rate.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { galleryLimits } from '@repo/domain/limits';
import { filmOrder } from './films.ts';
import { filmForm, sendBody } from './send-body.ts';

const {
  address,
  token,
  eventId,
  door,
  films,
  bytes,
  bytesPerSecond = Infinity,
} = filmOrder.parse(workerData);
const authorization = `Bearer ${token}`;
const texts = { eventId: String(eventId), contentType: contentTypes.video };
const pieceBytes = 256 * 1024;
const filling = randomBytes(pieceBytes);

const send = { form: sendForm, resumable: sendResumable }[door];
await Promise.all(Array.from({ length: films }, () => send(pacedFilm())));

type Film = (from: number, to: number) => AsyncGenerator<Buffer>;

/** Returns a function that reads a part of a new film at its rate. */
function pacedFilm(): Film {
  const box = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp41\0\0\0\0mdat');
  box.writeUInt32BE(bytes - 24, 24);
  const head = Buffer.concat([box, randomBytes(pieceBytes - box.length)]);
  const startedMs = performance.now();
  return async function* read(from, to) {
    for (let at = from; at < to; at += pieceBytes) {
      const earlyMs = startedMs + (at / bytesPerSecond) * 1000 - performance.now();
      if (earlyMs > 1) await sleep(earlyMs);
      yield (at === 0 ? head : filling).subarray(0, to - at);
    }
  };
}

async function sendForm(film: Film): Promise<void> {
  const { headers, before, after } = filmForm(texts);
  const length = before.length + bytes + after.length;
  async function* body() {
    yield before;
    yield* film(0, bytes);
    yield after;
  }
  await sendBody(`${address}/api/v1/User/EventGallery`, {
    headers: { ...headers, authorization, 'content-length': length },
    body: body(),
  });
}

async function sendResumable(film: Film): Promise<void> {
  const metadata = Object.entries({ ...texts, filename: 'film.mp4', attempt: randomBytes(8).toString('hex') })
    .map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`)
    .join(',');
  const always = { authorization, 'tus-resumable': '1.0.0' };
  const { location = '' } = await sendBody(`${address}/api/v1/uploads`, {
    headers: { ...always, 'upload-length': bytes, 'upload-metadata': metadata, 'content-length': 0 },
    body: [],
  });
  for (let at = 0; at < bytes; at += galleryLimits.chunkBytes) {
    const end = Math.min(at + galleryLimits.chunkBytes, bytes);
    const type = 'application/offset+octet-stream';
    await sendBody(`${address}${location}`, {
      method: 'PATCH',
      headers: { ...always, 'upload-offset': at, 'content-type': type, 'content-length': end - at },
      body: film(at, end),
    });
  }
}
