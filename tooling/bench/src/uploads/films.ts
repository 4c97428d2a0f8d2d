import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

export const megabyte = 1024 * 1024;

export const doors = ['form', 'resumable'] as const;
export type Door = (typeof doors)[number];

export const filmOrder = z.object({
  address: z.string(),
  token: z.string(),
  eventId: z.number(),
  door: z.enum(doors),
  films: z.int(),
  bytes: z.int(),
  /** Of each film; as fast as possible without it. */
  bytesPerSecond: z.number().optional(),
});
export type FilmOrder = z.infer<typeof filmOrder>;

/** Sends films to a gallery at once, from a thread of its own, so that times taken in this one are not distorted. */
export async function sendFilms(order: FilmOrder): Promise<void> {
  await once(new Worker(new URL('send-films.ts', import.meta.url), { workerData: order }), 'exit');
}
