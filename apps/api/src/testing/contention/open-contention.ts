import { after, before } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { createConcurrencyLimit } from '../../async/concurrency-limit.ts';
import type { Database } from '../../database/schema.ts';
import { findBookingFaults } from '../bookings/booking-faults.ts';
import type { Drive, Reply } from '../faults/drive-booking.ts';
import { openSpareProducts } from '../faults/spare-products.ts';
import type { SpareProducts } from '../faults/spare-products.ts';
import { openOn } from '../faults/stage.ts';
import { openTestDatabase } from '../test-database.ts';

/** Number of callers that compete for the same slot or request; the full size is 500. */
export const contenders = Number(process.env['RIVALS'] ?? '60');

export type Contention = {
  readonly database: Database;
  readonly drives: readonly [Drive, Drive];
  /** Alternates between the two processes. */
  readonly driveOf: (index: number) => Drive;
  /** Lets all holds end and returns every violated invariant. */
  readonly faultsInTheEnd: () => Promise<readonly string[]>;
  readonly deadlocks: () => Promise<number>;
};

let products: SpareProducts;
before(async () => {
  products = await openSpareProducts(0);
});
after(() => products.end());

/** Starts two processes of the product on one database. */
export async function openContention(t: TestContext): Promise<Contention> {
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

/** Prepares items for a test, eight at a time. */
export async function fewAtATime<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Promise<Made>,
): Promise<Made[]> {
  const runLimited = createConcurrencyLimit({ max: 8, maxWaiting: items.length });
  return Promise.all(items.map((item, index) => runLimited(() => make(item, index))));
}
