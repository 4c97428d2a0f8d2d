import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findBookingFaults } from '../bookings/booking-faults.ts';
import { openTestDatabase } from '../test-database.ts';
import { driveBooking } from './drive-booking.ts';
import type { Checkout, Drive } from './drive-booking.ts';
import { databaseUrlOf, startFaultyProduct } from './faulty-product.ts';
import { makeHosts, makeProviders, noonInTenDays } from './people.ts';
import type { Person } from './people.ts';

/** How many of all cells are tried: CI takes a few of them, spread evenly; `all` takes every one. */
const wantedCells = process.env['CRASH_CELLS'] ?? '4';
const deliveries = ['deliver', 'drop', 'duplicate', 'delay', 'shuffle'] as const;
type Deliveries = (typeof deliveries)[number];

type World = {
  readonly host: Person;
  readonly providers: readonly Person[];
  readonly startsAtSeconds: number;
};
type Flow = {
  /** What must have happened before, without any fault. */
  readonly prepare: (drive: Drive, world: World) => Promise<Checkout | undefined>;
  /** What is interrupted: a host, providers and the card provider go on as long as the product answers. */
  readonly run: (drive: Drive, world: World, before: Checkout | undefined) => Promise<void>;
};

const bookAndPay = async (drive: Drive, { host, providers, startsAtSeconds }: World): Promise<Checkout> => {
  const checkout = await drive.checkOut(host, {
    providerIds: providers.map(({ accountId }) => accountId),
    startsAtSeconds,
    recaps: 1,
  });
  await drive.pay(checkout);
  await drive.comeBack(host, checkout);
  await drive.advance(1);
  return checkout;
};
const everybodyAccepts = async (drive: Drive, { providers }: World, { eventId }: Checkout): Promise<void> => {
  for (const provider of providers) await drive.answer(provider, eventId, true);
  await drive.advance(1);
};

const flows: Readonly<Record<string, Flow>> = {
  booking: {
    prepare: async () => undefined,
    run: async (drive, world) => {
      await everybodyAccepts(drive, world, await bookAndPay(drive, world));
    },
  },
  'decline and refund': {
    prepare: bookAndPay,
    run: async (drive, { providers: [first] }, before) => {
      if (first !== undefined && before !== undefined) await drive.answer(first, before.eventId, false);
      await drive.advance(1);
    },
  },
  'cancel and refund': {
    prepare: async (drive, world) => {
      const checkout = await bookAndPay(drive, world);
      await everybodyAccepts(drive, world, checkout);
      return checkout;
    },
    run: async (drive, { host }, before) => {
      if (before !== undefined) await drive.cancel(host, before);
      await drive.advance(1);
    },
  },
  'extension, tip and recap': {
    prepare: async (drive, world) => {
      const { host, providers, startsAtSeconds } = world;
      const checkout = await drive.checkOut(host, {
        providerIds: providers.map(({ accountId }) => accountId),
        startsAtSeconds,
      });
      await drive.pay(checkout);
      await drive.comeBack(host, checkout);
      await everybodyAccepts(drive, world, checkout);
      return checkout;
    },
    run: async (drive, { host, providers: [first] }, before) => {
      if (first === undefined || before === undefined) return;
      const addition = await drive.checkOutAdditions(host, before, first.accountId);
      await drive.pay(addition);
      await drive.comeBack(host, addition);
      await drive.advance(1);
    },
  },
};

async function makeWorld(database: Database): Promise<World> {
  const [host] = await makeHosts(database, 1);
  // Under a name of their own: a mail about the one is not the mail about the other.
  const devon = { imageCount: 6, hasPhoto: true, name: 'Devon films', bio: 'Dance floors.' };
  const providers = await makeProviders(database, [{}, { firstName: 'Devon', profile: devon }]);
  if (host === undefined) throw new Error('nobody was made');
  return { host, providers, startsAtSeconds: noonInTenDays() };
}

/** What a process had taken on is anybody's again: the twenty seconds that others wait for it are over. */
const endLeases = (database: Database) =>
  sql`update job set taken_until = clock_timestamp() - interval '1 second' where taken_until is not null`.execute(
    database,
  );

type Cell = { readonly mode: Deliveries; readonly deadlyMoment: number };

/** What a process does until it is killed, and how many moments it passed. */
async function runFirst(address: string, world: World, flow: Flow, { mode, deadlyMoment }: Cell) {
  const product = await startFaultyProduct(address, deadlyMoment);
  try {
    const drive = driveBooking(product.url);
    const before = await flow.prepare(drive, world);
    await drive.deliver(mode);
    product.count();
    await flow.run(drive, world, before).catch(async (error: unknown) => {
      if (!(await product.isDying())) throw error;
    });
    return { moments: product.isAlive() ? await product.passed() : deadlyMoment, died: product.diedAt() };
  } finally {
    await product.stop();
  }
}

/** The next process: half a minute for reconciliation, then past the end of every hold. Answers what is wrong then. */
async function findFaultsAfter(address: string, database: Database): Promise<readonly string[]> {
  const product = await startFaultyProduct(address);
  try {
    const drive = driveBooking(product.url);
    await endLeases(database);
    for (const seconds of [1, 60, 60, 40 * 60, 60, 60]) await drive.advance(seconds);
    return await findBookingFaults(database, new Date((await drive.now()) * 1000));
  } finally {
    await product.stop();
  }
}

async function runCell(flow: Flow, cell: Cell): Promise<{ died: string | undefined; moments: number }> {
  const { database, connection, close } = await openTestDatabase();
  try {
    const world = await makeWorld(database);
    const address = databaseUrlOf({ connection });
    const { moments, died } = await runFirst(address, world, flow, cell);
    const faults = await findFaultsAfter(address, database);
    assert.deepEqual(faults, [], `${cell.mode}, moment ${cell.deadlyMoment}: ${died}`);
    return { died, moments };
  } finally {
    await close();
  }
}

for (const [name, flow] of Object.entries(flows)) {
  test(`${name}: killed at any moment, nothing is lost and nothing is done twice`, async (t) => {
    const { moments } = await runCell(flow, { mode: 'deliver', deadlyMoment: 0 });
    assert.ok(moments > 20, `only ${moments} moments`);
    const cells = Array.from({ length: moments }, (_, index) => index + 1).flatMap((moment) =>
      deliveries.map((mode) => ({ moment, mode })),
    );
    const wanted =
      wantedCells === 'all' ? cells.length : Math.ceil(Number(wantedCells) / Object.keys(flows).length);
    const step = Math.max(1, cells.length / wanted);
    const deaths = new Set<string>();
    let covered = 0;
    for (let index = 0; index < cells.length && covered < wanted; index = Math.ceil(index + step)) {
      const cell = cells[index];
      if (cell === undefined) break;
      const { died } = await runCell(flow, { mode: cell.mode, deadlyMoment: cell.moment });
      covered += 1;
      if (died !== undefined) deaths.add(died);
    }
    t.diagnostic(`${covered} of ${cells.length} cells, ${deaths.size} different moments of death`);
    assert.ok(covered > 0);
  });
}
