import { after, before } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { boundedWork } from '../../bounded-work.ts';
import type { Database } from '../../database/schema.ts';
import { findBookingFaults } from '../bookings/booking-faults.ts';
import type { Drive, Reply } from '../faults/drive-booking.ts';
import { openSpareProducts } from '../faults/spare-products.ts';
import type { SpareProducts } from '../faults/spare-products.ts';
import { openOn } from '../faults/stage.ts';
import { openTestDatabase } from '../test-database.ts';

/** How many want the same; 500 is the size that is promised. */
export const rivals = Number(process.env['RIVALS'] ?? '60');

export type Arena = {
  readonly database: Database;
  readonly drives: readonly [Drive, Drive];
  /** Whoever comes next is sent to the other process. */
  readonly driveOf: (index: number) => Drive;
  /** Everything that is wrong once all holds have ended. */
  readonly faultsInTheEnd: () => Promise<readonly string[]>;
  readonly deadlocks: () => Promise<number>;
};

let products: SpareProducts;
before(async () => {
  products = await openSpareProducts(0);
});
after(() => products.end());

/** Two processes of the product on one database. */
export async function openArena(t: TestContext): Promise<Arena> {
  const opened = await openTestDatabase();
  const taken = [products.take(), products.take()] as const;
  t.after(async () => {
    for (const product of taken) await products.giveBack(product);
    await opened.close();
  });
  const { database } = opened;
  const drives = [await openOn(taken[0], opened), await openOn(taken[1], opened)] as const;
  return {
    database,
    drives,
    driveOf: (index) => drives[index % 2 === 0 ? 0 : 1],
    faultsInTheEnd: async () => {
      for (const seconds of [3600, 60, 60]) await drives[0].advance(seconds);
      return findBookingFaults(database, new Date((await drives[0].now()) * 1000));
    },
    deadlocks: async () => {
      await sql`select pg_stat_force_next_flush()`.execute(database);
      const { rows } = await sql<{ deadlocks: number }>`
        select deadlocks from pg_stat_database where datname = current_database()`.execute(database);
      return rows[0]?.deadlocks ?? 0;
    },
  };
}

const firstError = z.object({ errors: z.array(z.string()).min(1) });

export const outcomeOf = ({ status, body }: Reply): string =>
  status === 200 ? 'won' : `${status} ${firstError.parse(body).errors[0]}`;

export function countOutcomes(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of replies.map(outcomeOf)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** What only has to have happened before needs no crowd. */
export async function fewAtATime<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Promise<Made>,
): Promise<Made[]> {
  const inTurn = boundedWork({ most: 8, mostWaiting: items.length });
  return Promise.all(items.map((item, index) => inTurn(() => make(item, index))));
}
