// Starts the product with the README's command, then kills its database, cuts its connections and stops it, each time
// during checkouts. Afterwards every acknowledged order and payment must exist and the ledger must balance. `DRILL=full`
// runs the full size and builds the apps as the README says.
import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { runningEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { runningPostmaster } from '../../database/embedded/postmaster-file.ts';
import { connectDatabase } from '../../database/open-database.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { findBookingFaults } from '../bookings/booking-faults.ts';
import { driveBooking } from '../faults/drive-booking.ts';
import { makePeople, makeProviders, noonInTenDays } from '../faults/people.ts';
import type { Person } from '../faults/people.ts';
import { testSecret } from '../test-api.ts';
import { checkOutTogether } from './checkout-load.ts';
import type { Acknowledged } from './checkout-load.ts';
import { launchProduct, makeFolder, makeLaunchFolder, untilServerIsGone } from './launched-product.ts';
import type { LaunchedProduct } from './launched-product.ts';

const isFull = process.env['DRILL'] === 'full';
const size = isFull
  ? { checkouts: 50, kills: 20, cuts: 50, stops: 10 }
  : { checkouts: 8, kills: 1, cuts: 2, stops: 1 };
const cutsPerRound = 5;
/** The name of the drill's own database connections, which it does not cut. */
const drillName = 'drill';
const repository = resolve(import.meta.dirname, '../../../../..');
const daySeconds = 86_400;

type Drill = {
  readonly dataDir: string;
  readonly folder: string;
  readonly acknowledged: Acknowledged;
  /** Runs one round of checkouts and injects a fault after a successful one and after each of the next ones. */
  readonly round: (url: string, times: number, injectFault: () => Promise<void>) => Promise<void>;
};

const answersOf = ({ statuses }: Acknowledged): string =>
  [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');

const launch = (t: TestContext, { dataDir, folder }: Pick<Drill, 'dataDir' | 'folder'>): LaunchedProduct =>
  launchProduct(t, { dataDir, folder, env: { SEED: 'empty', SANDBOX: 'on', SECRET_KEY: testSecret } });

async function connectTo(dataDir: string): Promise<OpenDatabase> {
  const connection = await runningEmbeddedPostgres(dataDir);
  assert.ok(connection !== undefined);
  return connectDatabase({ ...connection, max: 2, application_name: drillName }, () => undefined);
}

/** Waits until the product is ready three times in a row: right after its start it may still refuse calls as busy. */
async function untilReady(url: string): Promise<void> {
  for (let answers = 0; answers < 3; await sleep(500))
    answers = (await fetch(`${url}/readyz`)).ok ? answers + 1 : 0;
}

async function openDrill(
  t: TestContext,
): Promise<Drill & { readonly product: LaunchedProduct; readonly url: string }> {
  const dataDir = await makeFolder(t);
  const folder = isFull ? repository : await makeLaunchFolder(t);
  const product = launch(t, { dataDir, folder });
  const url = (await product.waitForLine('ready')) ?? assert.fail('the product did not start');
  const rounds = size.kills + Math.ceil(size.cuts / cutsPerRound) + size.stops;
  const { database, close } = await connectTo(dataDir);
  const hosts = await makePeople(database, 'host', size.checkouts * rounds);
  const providers = await makeProviders(
    database,
    Array.from({ length: size.checkouts }, () => ({})),
  );
  await close();
  const acknowledged: Acknowledged = { orderIds: [], paidOrderIds: [], statuses: new Map() };
  let begun = 0;
  const round: Drill['round'] = async (address, times, injectFault) => {
    const from = begun * size.checkouts;
    const startsAtSeconds = noonInTenDays() + begun * daySeconds;
    // Each round injects its faults after a different number of checkouts.
    const first = 1 + ((begun * 7) % Math.max(1, size.checkouts - 1 - times));
    const before = { orders: acknowledged.orderIds.length, payments: acknowledged.paidOrderIds.length };
    begun += 1;
    const injected: Promise<void>[] = [];
    const onCheckout = (count: number): void => {
      if (count >= first && injected.length < times) injected.push(injectFault());
    };
    const chosen: readonly Person[] = hosts.slice(from, from + size.checkouts);
    const load = { url: address, hosts: chosen, providers, startsAtSeconds, onCheckout };
    await checkOutTogether(load, acknowledged);
    while (injected.length < times) injected.push(injectFault());
    await Promise.all(injected);
    const answers = `round ${begun}: ${answersOf(acknowledged)}`;
    assert.ok(
      acknowledged.orderIds.length > before.orders + 1,
      `orders were acknowledged together, ${answers}`,
    );
    assert.ok(acknowledged.paidOrderIds.length > before.payments, `payments were acknowledged, ${answers}`);
  };
  return { dataDir, folder, acknowledged, round, product, url };
}

async function killDatabase(dataDir: string): Promise<void> {
  const server = await runningPostmaster(join(dataDir, 'postgres/data'));
  if (server !== undefined) process.kill(server.pid, 'SIGKILL');
}

/**
 * Cuts a random half of the product's connections, at least one, sometimes including the one that locks the data folder.
 * Waits for a connection if the cut before has left none.
 */
async function cutConnections(dataDir: string): Promise<void> {
  const { database, close } = await connectTo(dataDir);
  const cut = sql<{ isCut: boolean }>`
    select pg_terminate_backend(pid) as "isCut" from (
      select pid, row_number() over (order by random()) as place, count(*) over () as number
      from pg_stat_activity where datname = current_database() and application_name <> ${drillName}
    ) as chosen where place * 2 <= number + 1`;
  for (let isCut = false; !isCut;) isCut = (await cut.execute(database)).rows.some((row) => row.isCut);
  await close();
}

/** Lets holds end and payments be reconciled, and returns lost orders, lost payments and violated invariants. */
async function faultsOf({ dataDir, acknowledged }: Drill, url: string): Promise<readonly string[]> {
  const drive = driveBooking(url);
  for (const seconds of [3600, 60, 60]) await drive.advance(seconds);
  const { database, close } = await connectTo(dataDir);
  const orders = await database.selectFrom('bookingOrder').select(['id', 'state']).execute();
  const stateOf = new Map(orders.map(({ id, state }) => [id, state]));
  const lost = acknowledged.orderIds.filter((id) => !stateOf.has(id)).map((id) => `order ${id} is lost`);
  const unpaid = acknowledged.paidOrderIds
    .filter((id) => stateOf.get(id) !== 'paid')
    .map((id) => `order ${id} was paid and is ${stateOf.get(id)}`);
  const faults = await findBookingFaults(database, new Date((await drive.now()) * 1000));
  await close();
  return [...lost, ...unpaid, ...faults];
}

test('[FF-43] [FF-45] keeps every acknowledged checkout when the database is killed, connections are cut or the product stops', async (t) => {
  const drill = await openDrill(t);
  const { dataDir, acknowledged, round } = drill;
  let { product, url } = drill;
  for (let kills = 0; kills < size.kills; kills += 1) {
    await round(url, 1, () => killDatabase(dataDir));
    await untilReady(url);
  }
  for (let cuts = 0; cuts < size.cuts; cuts += cutsPerRound) {
    await round(url, Math.min(cutsPerRound, size.cuts - cuts), () => cutConnections(dataDir));
    await untilReady(url);
  }
  assert.equal(acknowledged.statuses.get('no answer'), undefined, 'the product answered all the time');
  for (let stops = 0; stops < size.stops; stops += 1) {
    await round(url, 1, async () => void product.launcher.kill('SIGTERM'));
    await product.ended;
    assert.notEqual(
      await product.waitForLine('stopped'),
      undefined,
      'it stopped in order, before its own deadline',
    );
    await untilServerIsGone(dataDir);
    product = launch(t, drill);
    url = (await product.waitForLine('ready')) ?? assert.fail('the product did not start again');
    await untilReady(url);
  }
  const faults = await faultsOf(drill, url);
  t.diagnostic(
    `${size.kills} kills, ${size.cuts} cuts, ${size.stops} stops under ${size.checkouts} checkouts each: ` +
      `${acknowledged.orderIds.length} orders and ${acknowledged.paidOrderIds.length} payments acknowledged, ` +
      `${faults.length} faults`,
  );
  t.diagnostic(answersOf(acknowledged));
  assert.deepEqual(faults, []);
  assert.deepEqual(
    [...acknowledged.statuses.keys()].filter((status) => status.startsWith('500')),
    [],
  );
});
