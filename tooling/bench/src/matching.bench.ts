import { sql } from 'kysely';
import { searchRepository } from '../../../apps/api/src/modules/search/search.repository.ts';
import { wantedTimeOf } from '../../../apps/api/src/modules/search/wanted-time.ts';
import type { Database } from '../../../apps/api/src/database/schema.ts';
import type { Benchmark } from './benchmark.ts';
import { median } from './compare.ts';
import type { Comparison } from './compare.ts';
import { centreOfRegion, createWorld, openServer, providersPerRegion, wantedDay } from './matching-world.ts';

const startsAtSeconds = Date.parse(`${wantedDay}T14:00Z`) / 1000;
const time = wantedTimeOf({ startsAtSeconds, endsAtSeconds: startsAtSeconds + 2 * 3600 });
const nowSeconds = Date.parse('2027-06-01T12:00Z') / 1000;
const firstPage = { offset: 0, limit: 12 };

/** The numbers of providers that are compared with a single region, the largest last. */
const sizes = (process.env['BENCH_PROVIDERS'] ?? '1000,100000').split(',').map(Number);

type Timed = {
  readonly name: string;
  readonly once: () => Promise<unknown>;
  readonly times: number[];
  /** A summary of the query plan, where it matters. */
  readonly plan?: () => Promise<string>;
};

/** Returns the first page of a search around a random point of a region. */
function searchIn(database: Database, providers: number): Timed {
  const { findAvailable } = searchRepository(database);
  const regions = Math.ceil(providers / providersPerRegion);
  let searches = 0;
  return {
    name: `search among ${providers}`,
    times: [],
    once: async () => {
      const { latitude, longitude } = centreOfRegion(Math.floor(Math.random() * regions));
      const away = (Math.random() - 0.5) / 5;
      const location = { latitude: latitude + away, longitude: longitude + away };
      const place = { location, areas: ['M5V'], isOneHour: false };
      if (time === undefined) throw new Error('no provider can be booked then');
      const { total } = await findAvailable(place, time, firstPage, nowSeconds);
      searches += 1;
      if (total < Math.min(providers, providersPerRegion) / 20) throw new Error(`only ${total} were found`);
    },
    plan: () => planIn(database, searches),
  };
}

type TableReads = { table: string; wholeReads: number; entries: number; fetched: number };

/** Returns how the plan read the two tables of a search, by the database's counters: full scans, index and heap. */
async function planIn(database: Database, searches: number): Promise<string> {
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await sql<TableReads>`
    select
      t.relname as "table", t.seq_scan as "wholeReads",
      sum(i.idx_tup_read)::bigint as "entries", sum(i.idx_tup_fetch)::bigint as "fetched"
    from pg_stat_user_tables t
    join pg_stat_user_indexes i on i.relid = t.relid
    where t.relname in ('matching_candidate', 'matching_busy')
    group by t.relname, t.seq_scan order by t.relname desc`.execute(database);
  return rows
    .map(
      ({ table, wholeReads, entries, fetched }) =>
        `${table} read whole ${wholeReads} times in ${searches} searches, ` +
        `${Math.round(entries / searches)} index entries and ${Math.round(fetched / searches)} rows each`,
    )
    .join('; ');
}

const twelveById = (database: Database, providers: number): Timed => ({
  name: `twelve by id among ${providers}`,
  times: [],
  once: () => {
    const ids = Array.from({ length: 12 }, () => 1 + Math.floor(Math.random() * providers));
    return database.selectFrom('provider').selectAll().where('accountId', 'in', ids).execute();
  },
});

/** Alternates two queries one by one, so that other load on the machine affects both. */
async function alternate(pair: readonly Timed[], seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  for (const { times } of pair) times.length = 0;
  while (performance.now() < until) {
    for (const { once, times } of pair) {
      const from = performance.now();
      await once();
      times.push(performance.now() - from);
    }
  }
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

async function compareTimes(
  subject: Timed,
  baseline: Timed,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Comparison> {
  await alternate([subject, baseline], 1);
  const ratios: number[] = [];
  const baselines: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await alternate([subject, baseline], seconds);
    ratios.push(median(subject.times) / median(baseline.times));
    baselines.push(median(baseline.times));
  }
  for (const { name, times, plan } of [subject, baseline]) {
    const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(2));
    process.stdout.write(`  ${name}: p50 ${p50} ms, p99 ${p99} ms\n`);
    if (plan !== undefined) process.stdout.write(`    ${await plan()}\n`);
  }
  return {
    ratio: median(ratios),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
    baselineSpread: (Math.max(...baselines) - Math.min(...baselines)) / median(baselines),
  };
}

/** P9: a search in a region of ten thousand providers, against twelve rows by primary key. */
export const matching: Benchmark = {
  name: 'matching',
  must: 15,
  stretch: 5,
  isLowerBetter: true,
  run: async (effort) => {
    const server = await openServer();
    const world = await createWorld(server.url, providersPerRegion);
    try {
      const search = searchIn(world.database, providersPerRegion);
      return await compareTimes(search, twelveById(world.database, providersPerRegion), effort);
    } finally {
      await world.close();
      await server.stop();
    }
  },
};

/** P10: the same search in one of many regions, against a single region. BENCH_PROVIDERS=1000000 is the full size. */
export const matchingGrowth: Benchmark = {
  name: 'matching-growth',
  must: 1.25,
  stretch: 1.1,
  isLowerBetter: true,
  run: async (effort) => {
    const server = await openServer();
    const alone = await createWorld(server.url, providersPerRegion);
    const compareAt = async (providers: number): Promise<Comparison> => {
      const world = await createWorld(server.url, providers);
      const search = searchIn(world.database, providers);
      const compared = await compareTimes(search, searchIn(alone.database, providersPerRegion), effort);
      await world.close();
      return compared;
    };
    try {
      for (const providers of sizes.slice(0, -1)) await compareAt(providers);
      return await compareAt(sizes.at(-1) ?? providersPerRegion);
    } finally {
      await alone.close();
      await server.stop();
    }
  },
};
