import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Benchmark } from '../benchmark.ts';
import { compareInTurn } from '../compare.ts';
import type { Contender } from '../compare.ts';
import { startServer } from '../http-load.ts';
import { megabyte } from './films.ts';
import { filmForm, sendBody } from './send-body.ts';

const intake = join(import.meta.dirname, '../../../../apps/api/src/testing/processes/serve-uploads.ts');
const bare = join(import.meta.dirname, 'bare-upload.ts');

const fileMegabytes = 400;
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp41'), randomBytes(megabyte - 24)]);

/** P13: a video upload with form parsing, sniffing, hash and disk, against Node's own server that only hashes and writes. */
export const upload: Benchmark = {
  name: 'upload',
  must: 0.85,
  stretch: 0.95,
  run: async (effort) => {
    const [product, baseline] = await Promise.all([startServer(intake), startServer(bare)]);
    const { headers, before, after } = filmForm();
    const content = Array.from({ length: fileMegabytes }, () => film);
    try {
      return await compareInTurn(
        uploads('intake', product.address, headers, [before, ...content, after]),
        uploads('bare node:http', baseline.address, {}, content),
        effort,
      );
    } finally {
      await Promise.all([product.stop(), baseline.stop()]);
    }
  },
};

/** Returns the megabytes per second of consecutive uploads. */
const uploads = (
  name: string,
  url: string,
  headers: OutgoingHttpHeaders,
  body: readonly Buffer[],
): Contender => ({
  name,
  measure: async (seconds) => {
    const length = body.reduce((sum, piece) => sum + piece.length, 0);
    const startedMs = performance.now();
    let sent = 0;
    let tookSeconds = 0;
    while (tookSeconds < seconds) {
      await sendBody(url, { headers: { ...headers, 'content-length': length }, body });
      sent += fileMegabytes;
      tookSeconds = (performance.now() - startedMs) / 1000;
    }
    return sent / tookSeconds;
  },
});
