import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findBookingFaults } from '../bookings/booking-faults.ts';
import { openTestDatabase } from '../test-database.ts';
import type { Deliveries } from './drive-booking.ts';
import type { FaultyProduct } from './faulty-product.ts';
import { findStuck, findUnfinished } from './find-stuck.ts';
import { openOn } from './stage.ts';
import type { Stage } from './stage.ts';

export type Cell = {
  readonly mode: Deliveries;
  /** The moment of the flow at which the process is killed; 0: never. */
  readonly moment: number;
  /** The moment of the recovery at which the process is killed; 0: never. */
  readonly secondMoment: number;
};

export type CellReport = {
  /** The action before or after which the process was killed, each time. */
  readonly deaths: readonly string[];
  /** How many moments the flow has when no process is killed. */
  readonly moments: number;
  readonly recoveryMoments: number;
  readonly faults: readonly string[];
};

/** Clock steps after a kill: two minutes for reconciliation, then past the end of every hold. */
const recoverySeconds = [1, 60, 60, 40 * 60, 60, 60];

/** Kills the product during a flow, once or twice, lets the next process recover, and returns the remaining faults. */
export async function runCell(stage: Stage, { mode, moment, secondMoment }: Cell): Promise<CellReport> {
  const database = await openTestDatabase(stage.template.name);
  const recover = async (product: FaultyProduct, lastMoment: number) => {
    await endLeases(database.database);
    await product.count(lastMoment);
    const drive = await openOn(product, database);
    for (const seconds of recoverySeconds) await drive.advance(seconds);
    const moments = await product.passed();
    await product.count(0);
    const now = new Date((await drive.now()) * 1000);
    const faults = await findBookingFaults(database.database, now);
    return { moments, faults: [...faults, ...(await findStuck(drive, database.database, stage))] };
  };
  try {
    const first = await live(stage, async (product) => {
      const drive = await openOn(product, database);
      // Runs what has become due since the stage was set, which is not part of the flow.
      await drive.advance(1);
      await drive.deliver(mode);
      await product.count(moment);
      await stage.flow.run(drive, stage.world, stage.before);
      return product.passed();
    });
    const second = await live(stage, (product) => recover(product, secondMoment));
    const last = 'value' in second ? second : await live(stage, (product) => recover(product, 0));
    if (!('value' in last)) throw new Error(`died without a kill: ${last.death}`);
    const deaths = [first, second].flatMap((life) => ('death' in life ? [life.death] : []));
    const unfinished = deaths.length > 0 ? [] : await findUnfinished(database.database, stage.flow);
    return {
      deaths,
      moments: 'value' in first ? first.value : moment,
      recoveryMoments: last.value.moments,
      faults: [...last.value.faults, ...unfinished],
    };
  } finally {
    await database.close();
  }
}

type Life<Value> = { readonly value: Value } | { readonly death: string };

/** Runs work on a process and returns its value, or the action at which the process was killed. */
async function live<Value>(
  { products }: Stage,
  work: (product: FaultyProduct) => Promise<Value>,
): Promise<Life<Value>> {
  const product = products.take();
  try {
    const value = await work(product);
    const death = product.diedAt();
    return death === undefined ? { value } : { death };
  } catch (error) {
    const death = (await product.isDying()) ? product.diedAt() : undefined;
    if (death === undefined) throw error;
    return { death };
  } finally {
    await products.giveBack(product);
  }
}

/** Ends the leases of a killed process, so that the next one takes its jobs without waiting twenty seconds. */
export const endLeases = (database: Database) =>
  sql`update job set taken_until = clock_timestamp() - interval '1 second' where taken_until is not null`.execute(
    database,
  );
