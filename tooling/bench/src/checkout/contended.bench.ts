import { dataToSend } from '@repo/contracts/checkout/data-to-send';
import { Pool } from 'pg';
import { connectDatabase } from '../../../../apps/api/src/database/open-database.ts';
import type { Database } from '../../../../apps/api/src/database/schema.ts';
import { openJobs } from '../../../../apps/api/src/jobs/open-jobs.ts';
import { bookingEventRecorder } from '../../../../apps/api/src/modules/booking-events/booking-events.module.ts';
import type { CheckoutDeps } from '../../../../apps/api/src/modules/checkout/checkout-deps.ts';
import { planNewBooking } from '../../../../apps/api/src/modules/checkout/new-booking/plan-new-booking.ts';
import type { OrderPlan } from '../../../../apps/api/src/modules/checkout/order-plan.ts';
import { placeOrder } from '../../../../apps/api/src/modules/checkout/placing/place-order.ts';
import { sentBooking } from '../../../../apps/api/src/testing/bookings/sent-booking.ts';
import { fixedClock } from '../../../../apps/api/src/testing/fixed-clock.ts';
import type { Benchmark } from '../benchmark.ts';
import { openCheckoutWorld } from './checkout-world.ts';
import type { BenchHost, Slot } from './checkout-world.ts';
import { compareInTurn } from '../compare.ts';
import { msOf } from '../ms-of.ts';
import { instantPayments } from './instant-payments.ts';
import { reportContentionOverHttp } from './contention-over-http.ts';

const connections = 16;
const contenders = 500;

const checkoutDeps = (database: Database): CheckoutDeps => {
  const clock = fixedClock();
  const jobs = openJobs({ database, clock, logger: { warn: () => undefined, error: () => undefined } });
  return {
    database,
    clock,
    jobs,
    recordBookingEvent: bookingEventRecorder(jobs),
    payments: instantPayments,
    publicUrl: () => 'http://product.test',
    briefFiles: { claim: async () => false },
  };
};

/** Returns the plan of a host who has seen the slot as available, like all others. */
async function planFor(
  deps: CheckoutDeps,
  { accountId }: BenchHost,
  { providerId, startsAtSeconds }: Slot,
): Promise<OrderPlan> {
  const booking = { hostId: accountId, providerIds: [providerId], startsAtSeconds };
  const nowSeconds = deps.clock.nowMs() / 1000;
  const sent = dataToSend.parse(sentBooking(booking));
  const plan = await planNewBooking(deps.database, { accountId }, sent, nowSeconds, null);
  if (!plan.ok) throw new Error(`nothing to plan: ${plan.failure}`);
  return plan.value;
}

/**
 * P12: five hundred hosts check out the same slot at once, against as many transactions that lock and update one row.
 */
export const contended: Benchmark = {
  name: 'contended',
  must: 3,
  stretch: 1.5,
  isLowerBetter: true,
  run: async (effort) => {
    const world = await openCheckoutWorld('instant');
    const target = { connectionString: world.databaseUrl, max: connections };
    const { database, close } = connectDatabase(target, () => undefined);
    const deps = checkoutDeps(database);
    const pool = new Pool(target);
    await pool.query('create table one_row (id integer primary key, taken integer not null)');
    await pool.query('insert into one_row values (1, 0)');
    try {
      await reportContentionOverHttp(world, contenders);
      return await compareInTurn(
        { name: 'contenders', measure: () => letCollide(deps, world) },
        {
          name: 'one row',
          measure: (seconds) => medianBurstMs(pool, seconds),
        },
        effort,
      );
    } finally {
      await pool.end();
      await close();
      await world.stop();
    }
  },
};

async function letCollide(
  deps: CheckoutDeps,
  { nextSlot, hosts }: Pick<Awaited<ReturnType<typeof openCheckoutWorld>>, 'nextSlot' | 'hosts'>,
): Promise<number> {
  const slot = nextSlot();
  const plans = await Promise.all(hosts.slice(0, contenders).map((host) => planFor(deps, host, slot)));
  let wins = 0;
  const ms = await msOf(() =>
    Promise.all(
      plans.map(async (plan) => {
        const placed = await placeOrder(deps, plan);
        if (placed.ok) wins += 1;
        else if (placed.failure !== 'event_already_booked') throw new Error(placed.failure);
      }),
    ),
  );
  if (wins !== 1) throw new Error(`${wins} of ${contenders} got the same slot`);
  return ms;
}

/** Returns the median time of a burst, of as many as fit: one alone varies too much to compare with. */
async function medianBurstMs(pool: Pool, seconds: number): Promise<number> {
  const untilMs = performance.now() + seconds * 1000;
  const bursts: number[] = [];
  do
    bursts.push(await msOf(() => Promise.all(Array.from({ length: contenders }, () => lockAndUpdate(pool)))));
  while (performance.now() < untilMs);
  return bursts.toSorted((one, other) => one - other)[Math.floor(bursts.length / 2)] ?? Number.NaN;
}

async function lockAndUpdate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select id from one_row where id = 1 for update');
    await client.query('update one_row set taken = taken + 1 where id = 1');
    await client.query('commit');
  } finally {
    client.release();
  }
}
