import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { passwordHashes } from '../../modules/identity/identity.module.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../schema.ts';
import { addAccounts, addPromoCodes, addProviders, addReviews } from './demo-rows.ts';
import { drawFiles } from './draw-files.ts';
import type { DrawFiles } from './draw-files.ts';
import { providers } from './people/providers.data.ts';
import { planProvider } from './plan/plan-provider.ts';

export type DemoDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly blobs: Pick<BlobStore, 'put'>;
  /** Absent: the real pictures, some seconds of work. */
  readonly draw?: DrawFiles;
  /** Called before the work begins, and not at all when there is none. */
  readonly onBegin?: () => void;
};

/** The password of everybody in the demonstration. */
export const demoPassword = 'Demo!123';

/** Some of those who can sign in, one of each kind first. */
export const demoAccounts = {
  host: ['host@demo.test'],
  provider: ['maya@demo.test', 'devon@demo.test'],
  operator: ['ops@demo.test'],
} as const;

const markName = 'demo';
/** Any number that nothing else of the product locks. */
const lockKey = 4_206_201;

/**
 * Fills an empty database with a lively marketplace, once. Pictures come first: their names and contents follow from
 * the plan, so drawing them again after a crash, or in two processes at once, ends with the same files. The rows are
 * one transaction with the mark that says they are there: all of them, or none.
 */
export async function seedDemo({
  database,
  clock,
  blobs,
  draw = drawFiles,
  onBegin,
}: DemoDeps): Promise<boolean> {
  if (!(await isEmpty(database))) return false;
  onBegin?.();
  const nowSeconds = Math.floor(clock.nowMs() / 1000);
  const today = todayInToronto(nowSeconds);
  const plans = providers.map((person, index) => planProvider(person, index, today));
  const passwordHash = await passwordHashes().hash(demoPassword);
  await draw(plans, (name, content) => blobs.put({ folder: 'portfolio', name }, Readable.from([content])));
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
    // Another process may have been faster; then what it wrote is seen after the wait.
    if (!(await isEmpty(transaction))) return false;
    const accounts = await addAccounts(transaction, plans, passwordHash, nowSeconds);
    await addProviders(transaction, plans, accounts, nowSeconds);
    await addReviews(transaction, plans, accounts);
    await addPromoCodes(transaction, nowSeconds);
    await transaction
      .insertInto('seed')
      .values({ name: markName, seeded_at: new Date(clock.nowMs()) })
      .execute();
    return true;
  });
}

/** A database in which somebody has an account already is somebody's, and is left alone. */
async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select from seed where name = ${markName}) and not exists (select from account) as "isEmpty"
  `.execute(database);
  return rows[0]?.isEmpty === true;
}
