import { Pool } from 'pg';
import type { Benchmark } from '../benchmark.ts';
import { checkOut } from './check-out.ts';
import { openCheckoutWorld } from './checkout-world.ts';
import { compareInTurn } from '../compare.ts';
import { msOf } from '../ms-of.ts';
import { replayCheckout } from './replay-checkout.ts';

const clients = 16;
const checkoutsForShare = 30;

type World = Awaited<ReturnType<typeof openCheckoutWorld>>;

async function checkOutNext(world: World): Promise<void> {
  if (!(await checkOut(world, world.nextSlot()))) throw new Error('a time was taken');
}

/** Returns the work done per second by a number of workers, each starting the next when one ends. */
async function perSecond(seconds: number, work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  const untilMs = startedMs + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (; performance.now() < untilMs; done += 1) await work();
    }),
  );
  return (done * 1000) / (performance.now() - startedMs);
}

/** P11: checkouts over HTTP with an instant card provider, against their database statements alone. */
export const checkout: Benchmark = {
  name: 'checkout',
  must: 0.35,
  stretch: 0.6,
  run: async (effort) => {
    const world = await openCheckoutWorld('instant');
    const pool = new Pool({ connectionString: world.databaseUrl, max: clients });
    try {
      await tellShare(world);
      return await compareInTurn(
        {
          name: 'checkouts',
          measure: (seconds) => perSecond(seconds, () => checkOutNext(world)),
        },
        {
          name: 'their statements',
          measure: (seconds) =>
            perSecond(seconds, async () => {
              const client = await pool.connect();
              await replayCheckout(client, world, world.nextSlot()).finally(() => client.release());
            }),
        },
        effort,
      );
    } finally {
      await pool.end();
      await world.stop();
    }
  },
};

/** Measures our share of a single checkout when the card provider is the sandbox. */
async function tellShare(instant: World): Promise<void> {
  const sandbox = await openCheckoutWorld('sandbox');
  try {
    const msIn = async (world: World): Promise<number> => {
      const each = async () => {
        for (let count = 0; count < checkoutsForShare; count += 1) await checkOutNext(world);
      };
      await each();
      return (await msOf(each)) / checkoutsForShare;
    };
    const [ours, all] = [await msIn(instant), await msIn(sandbox)];
    const share = Math.round((100 * ours) / all);
    process.stdout.write(`  ours: ${ours.toFixed(1)} of ${all.toFixed(1)} ms, ${share} %\n`);
  } finally {
    await sandbox.stop();
  }
}
