import { setTimeout as sleep } from 'node:timers/promises';
import type { Benchmark } from '../benchmark.ts';
import { compareInTurn } from '../compare.ts';
import { slowestOfHundred } from '../http-load.ts';
import { openDemoGallery } from './demo-gallery.ts';
import { doors, megabyte, sendFilms } from './films.ts';
import type { Door } from './films.ts';

const filmsAtOnce = 4;
const bytesPerSecond = 60 * megabyte;

/** P15: the 99th percentile of cheap requests while four films arrive at 60 MB/s each, against the same without uploads. */
const latencyThrough = (door: Door): Benchmark => ({
  name: `latency-${door}`,
  group: 'latency',
  must: 4,
  stretch: 2,
  isLowerBetter: true,
  run: async (effort) => {
    const { host, stop } = await openDemoGallery();
    const upload = (seconds: number) =>
      sendFilms({ ...host, door, films: filmsAtOnce, bytes: bytesPerSecond * seconds, bytesPerSecond });
    try {
      await upload(1);
      return await compareInTurn(
        {
          name: 'during uploads',
          measure: async (seconds) => {
            const startedMs = performance.now();
            const slowest = await slowestOfHundred(host.address, upload(seconds));
            const rate = (filmsAtOnce * 60 * seconds * 1000) / (performance.now() - startedMs);
            process.stdout.write(`  p99 ${slowest.toFixed(1)} ms at ${rate.toFixed(0)} MB/s; `);
            return slowest;
          },
        },
        {
          name: 'idle',
          measure: async (seconds) => {
            const slowest = await slowestOfHundred(host.address, sleep(seconds * 1000));
            process.stdout.write(`p99 ${slowest.toFixed(1)} ms idle\n`);
            return slowest;
          },
        },
        effort,
      );
    } finally {
      await stop();
    }
  },
});

export const latency: readonly Benchmark[] = doors.map(latencyThrough);
