import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Benchmark } from './benchmark.ts';
import { compareInTurn } from './compare.ts';
import type { Contender } from './compare.ts';
import { startServer } from './http-load.ts';

const intake = join(import.meta.dirname, '../../../apps/api/src/testing/processes/serve-uploads.ts');
const bare = join(import.meta.dirname, 'bare-upload.ts');

const megabyte = 1024 * 1024;
const fileMegabytes = 400;
const boundary = 'a-film-of-400-megabytes';
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp41'), randomBytes(megabyte - 24)]);
const before = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
);
const after = Buffer.from(`\r\n--${boundary}--\r\n`);

/** P13: a film through form, first bytes, sum and disk, against Node's own server that only sums and writes. */
export const upload: Benchmark = {
  name: 'upload',
  must: 0.85,
  stretch: 0.95,
  run: async (effort) => {
    const [product, baseline] = await Promise.all([startServer(intake), startServer(bare)]);
    const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const content = Array.from({ length: fileMegabytes }, () => film);
    try {
      return await compareInTurn(
        uploads('intake', product.address, form, [before, ...content, after]),
        uploads('bare node:http', baseline.address, {}, content),
        effort,
      );
    } finally {
      await Promise.all([product.stop(), baseline.stop()]);
    }
  },
};

/** Megabytes per second of uploads one after the other. */
const uploads = (
  name: string,
  url: string,
  headers: OutgoingHttpHeaders,
  body: readonly Buffer[],
): Contender => ({
  name,
  measure: async (seconds) => {
    const startedMs = performance.now();
    let sent = 0;
    let tookSeconds = 0;
    while (tookSeconds < seconds) {
      await sendOnce(name, url, headers, body);
      sent += fileMegabytes;
      tookSeconds = (performance.now() - startedMs) / 1000;
    }
    return sent / tookSeconds;
  },
});

async function sendOnce(
  name: string,
  url: string,
  headers: OutgoingHttpHeaders,
  body: readonly Buffer[],
): Promise<void> {
  const length = body.reduce((sum, piece) => sum + piece.length, 0);
  const sending = request(url, { method: 'POST', headers: { ...headers, 'content-length': length } });
  const { promise: answered, resolve, reject } = Promise.withResolvers<number | undefined>();
  sending.on('error', reject).on('response', (response) => {
    response.resume().on('end', () => resolve(response.statusCode));
  });
  await pipeline(Readable.from(body), sending);
  const statusCode = await answered;
  if (statusCode !== 200) throw new Error(`${name}: an upload was answered with ${statusCode}`);
}
