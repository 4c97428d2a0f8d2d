import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { openEmbeddedPostgres } from '../../../apps/api/src/database/embedded/embedded-postgres.ts';
import { connectDatabase } from '../../../apps/api/src/database/open-database.ts';
import type { Database } from '../../../apps/api/src/database/schema.ts';
import { createTemplate } from '../../../apps/api/src/testing/test-database.ts';

export const providersPerRegion = 10_000;

/** Ten thousand providers in the middle of each square of five degrees, far from all others. */
export const centreOfRegion = (region: number) => ({
  latitude: 5.65 + Math.floor(region / 60) * 5,
  longitude: -150 + (region % 60) * 5,
});

/** The Saturday that is searched, three days into the booked week. */
export const wantedDay = '2027-07-03';

/** Creates providers within some fifty kilometres of a centre, with travel distances and working hours. */
const providersSql = (providers: number): string => `
  insert into account (id, user_type, email, first_name, last_name, email_verified_at, created_at)
  select i, 2, 'p' || i || '@demo.test', 'Maya', 'Rao', now(), now() from generate_series(1, ${providers}) as i;
  insert into provider (
    account_id, home_address, latitude, longitude, phone_number, one_hour_km, longer_km, weekly_slots,
    rating_hundredths, created_at
  )
  select
    i, '1 King St W', 5.65 + (region / 60) * 5 + (random() - 0.5) * 0.9,
    -150 + (region % 60) * 5 + (random() - 0.5) * 1.2, '4165550199', km, km,
    -- Three of four cells of the grid.
    (random() * 34359738367)::bigint | (random() * 34359738367)::bigint,
    case when random() < 0.7 then 300 + (random() * 200)::int end, now()
  from (
    select i, (i - 1) / ${providersPerRegion} as region,
      (array[5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100])[1 + floor(random() * 12)] as km
    from generate_series(1, ${providers}) as i
  ) as homes;
  insert into portfolio select account_id, 'Maya shoots', repeat('Weddings and street life. ', 8), 'photo.jpg', ''
  from provider;
  insert into portfolio_image (provider_id, file_name, display_order)
  select account_id, 'image-' || place || '.jpg', place from provider, generate_series(1, 6) as place;
  select refresh_matching_candidates(array_agg(account_id)) from provider group by account_id / 1000;`;

/** Books a fifth of all for two hours on each day of a week and blacks out a twentieth. */
const busySql = `
  insert into occupancy (provider_id, state, starts_at, ends_at, created_at)
  select account_id, 'accepted', starts_at, starts_at + interval '2 hours', now()
  from (
    select account_id, day + interval '12 hours' + floor(random() * 52) * interval '15 minutes' as starts_at
    from generate_series(timestamptz '2027-06-30Z', '2027-07-06Z', interval '1 day') as day, provider
    where random() < 0.2
  ) as booked;
  insert into blackout (provider_id, first_day, last_day)
  select account_id, day, day
  from generate_series(date '2027-06-30', '2027-07-06', interval '1 day') as day, provider where random() < 0.05;
  select add_busy_of_occupancies(array_agg(id)) from occupancy group by id / 1000;
  select add_busy_of_blackouts(array_agg(id)) from blackout group by id / 1000;
  insert into serviced_postal_code values ('M5V');`;

export type World = { readonly database: Database; readonly close: () => Promise<void> };

/** Creates a database with that many providers, in bulk, since single writes are not measured. */
export async function createWorld(serverUrl: string, providers: number): Promise<World> {
  const { name, drop } = await createTemplate(serverUrl);
  const connectionString = serverUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
  const { database, close } = connectDatabase(
    { connectionString, max: 1, statement_timeout: 0 },
    () => undefined,
  );
  const run = (statements: string) => database.executeQuery(CompiledQuery.raw(statements));
  await run('alter table occupancy drop constraint provider_is_booked_once');
  await run('set session_replication_role = replica; select setseed(0.42);');
  await run(providersSql(providers) + busySql);
  await run('vacuum analyze');
  await run('select pg_stat_reset()');
  return {
    database,
    close: async () => {
      await close();
      await drop();
    },
  };
}

/** Opens the server at BENCH_DATABASE_URL, or the embedded one in a separate folder. */
export async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['BENCH_DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'bench-database-'));
  await chmod(folder, 0o755);
  const { connection, stop } = await openEmbeddedPostgres(folder, { isDisposable: true });
  const { user, database, host } = connection;
  return {
    url: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
