import { dataToSend } from '@repo/contracts/checkout/data-to-send';
import { Pool } from 'pg';
import { connectDatabase } from '../../../../apps/api/src/database/open-database.ts';
import type { Database } from '../../../../apps/api/src/database/schema.ts';
import { openJobs } from '../../../../apps/api/src/jobs/open-jobs.ts';
import { newsTeller } from '../../../../apps/api/src/modules/booking-news/booking-news.module.ts';
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
import { tellRivalsThroughHttp } from './rivals-through-http.ts';

const connections = 16;
const rivals = 500;

const checkoutDeps = (database: Database): CheckoutDeps => {
  const clock = fixedClock();
  const jobs = openJobs({ database, clock, logger: { warn: () => undefined, error: () => undefined } });
  return {
    database,
    clock,
    jobs,
    tell: newsTeller(jobs),
    payments: instantPayments,
    publicUrl: () => 'http://product.test',
    briefFiles: { claim: async () => false },
  };
};

/** The plan of a host who has just seen the time free, as all the others have. */
async function planFor(
  deps: CheckoutDeps,
  { accountId }: BenchHost,
  { providerId, startsAtSeconds }: Slot,
): Promise<OrderPlan> {
  const booking = { hostId: accountId, providerIds: [providerId], startsAtSeconds };
  const nowSeconds = deps.clock.nowMs() / 1000;
  const sent = dataToSend.parse(sentBooking(booking));
  const plan = await planNewBooking(deps, { accountId }, sent, nowSeconds, null);
  if (!plan.ok) throw new Error(`nothing to plan: ${plan.failure}`);
  return plan.value;
}

/**
 * P12: five hundred hosts who have all seen one time free and want it at once, against as many transactions that lock and
 * change one row.
 */
export const contended: Benchmark = {
  name: 'contended',
  must: 3,
  stretch: 1.5,
  isOfTimes: true,
  run: async (effort) => {
    const world = await openCheckoutWorld('instant');
    const target = { connectionString: world.databaseUrl, max: connections };
    const { database, close } = connectDatabase(target, () => undefined);
    const deps = checkoutDeps(database);
    const pool = new Pool(target);
    await pool.query('create table one_row (id integer primary key, taken integer not null)');
    await pool.query('insert into one_row values (1, 0)');
    try {
      await tellRivalsThroughHttp(world, rivals);
      return await compareInTurn(
        { name: 'rivals', measure: () => letCollide(deps, world) },
        {
          name: 'one row',
          measure: () => msOf(() => Promise.all(Array.from({ length: rivals }, () => lockAndUpdate(pool)))),
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
  const plans = await Promise.all(hosts.slice(0, rivals).map((host) => planFor(deps, host, slot)));
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
  if (wins !== 1) throw new Error(`${wins} of ${rivals} have got one time`);
  return ms;
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
