import { setTimeout as sleep } from 'node:timers/promises';
import type { Benchmark } from '../benchmark.ts';
import { median } from '../compare.ts';
import { repeatUntil } from '../http-load.ts';
import { openDemoGallery } from './demo-gallery.ts';
import { doors, megabyte, sendFilms } from './films.ts';
import type { Door } from './films.ts';

/** The largest accepted film, since 400 MB are refused. */
const filmBytes = 399 * megabyte;
const filmsAtOnce = 4;
const mostRounds = 3;
const sampleEveryMs = 20;
const idleMs = 2000;

/** P14: how far the memory of the product's process grows above its idle level while four films arrive at once. */
const memoryThrough = (door: Door): Benchmark => ({
  name: `memory-${door}`,
  group: 'memory',
  must: 64,
  stretch: 32,
  unit: 'MB',
  isLowerBetter: true,
  run: async ({ rounds }) => {
    const { host, stop } = await openDemoGallery();
    const send = (films: number) => sendFilms({ ...host, door, films, bytes: filmBytes });
    try {
      await send(1);
      const idle = median(await memoryUntil(host.address, sleep(idleMs)));
      const growths: number[] = [];
      while (growths.length < Math.min(rounds, mostRounds))
        growths.push(Math.max(...(await memoryUntil(host.address, send(filmsAtOnce)))) - idle);
      process.stdout.write(`  ${idle.toFixed(0)} MB idle\n`);
      return {
        ratio: median(growths),
        min: Math.min(...growths),
        max: Math.max(...growths),
        baselineSpread: 0,
      };
    } finally {
      await stop();
    }
  },
});

export const memory: readonly Benchmark[] = doors.map(memoryThrough);

async function memoryUntil(address: string, end: Promise<unknown>): Promise<readonly number[]> {
  return repeatUntil(end, sampleEveryMs, async () => {
    const figures = await (await fetch(`${address}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\d+)$/m.exec(figures)?.[1]) / megabyte;
  });
}
