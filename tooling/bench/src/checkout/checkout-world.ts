import { join } from 'node:path';
import { z } from 'zod';
import { startServer } from '../http-load.ts';

/** One database statement of a checkout, with its parameters and its rows. */
const recorded = z.object({
  text: z.string(),
  values: z.array(z.unknown()),
  rows: z.array(z.record(z.string(), z.unknown())),
});
export type Recorded = z.output<typeof recorded>;

const benchHost = z.object({ accountId: z.number(), sessionId: z.string(), token: z.string() });
export type BenchHost = z.output<typeof benchHost>;

const checkoutWorld = z.object({
  address: z.string(),
  databaseUrl: z.string(),
  hosts: z.array(benchHost),
  providerIds: z.array(z.number()),
  startsAtSeconds: z.number(),
  /** A recorded checkout: its host, provider, time and all database statements. */
  sample: benchHost.extend({
    providerId: z.number(),
    startsAtSeconds: z.number(),
    statements: z.array(recorded),
  }),
});
export type CheckoutWorld = z.output<typeof checkoutWorld>;

export type Slot = {
  readonly host: BenchHost;
  readonly providerId: number;
  readonly startsAtSeconds: number;
};

const secondsPerDay = 86_400;

/** Starts the product in its own process with enough accounts. `nextSlot` returns an unused slot. */
export async function openCheckoutWorld(kind: 'instant' | 'sandbox') {
  const file = join(import.meta.dirname, 'serve-checkouts.ts');
  const { address: line, stop } = await startServer(file, {}, [kind]);
  const world = checkoutWorld.parse(JSON.parse(line));
  let slots = 0;
  return {
    ...world,
    stop,
    nextSlot: (): Slot => {
      slots += 1;
      const { hosts, providerIds, startsAtSeconds } = world;
      const host = hosts[slots % hosts.length];
      if (host === undefined) throw new Error('there are no hosts');
      const day = 1 + Math.floor(slots / providerIds.length);
      return {
        host,
        providerId: providerIds[slots % providerIds.length] ?? 0,
        startsAtSeconds: startsAtSeconds + day * secondsPerDay,
      };
    },
  };
}
