import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { alwaysFreeCount } from '@repo/demo/providers/providers.data';
import { brand } from '@repo/domain/brand';
import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import type { Database } from '../database/schema.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { openTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { DemoDeps } from './load-demo.ts';
import { loadDemo } from './load-demo.ts';

type Put = DemoDeps['blobs']['put'];

const discard: Put = async () => ({ bytes: 0, sha256: '' });

const load = (database: Database, put: Put = discard) =>
  loadDemo({ database, clock: fixedClock(), blobs: { put } });

async function openDatabase(t: TestContext): Promise<Database> {
  const { database, close } = await openTestDatabase();
  t.after(close);
  return database;
}

const tables = [
  'account',
  'provider',
  'portfolio',
  'portfolioImage',
  'blackout',
  'occupancy',
  'review',
  'promoCode',
  'seed',
] as const;

/** Returns all rows of a table as text, without salted columns. */
async function contentOf(database: Database, table: (typeof tables)[number]): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(t) - 'password_hash')::text as row from ${sql.table(table)} t order by 1
  `.execute(database);
  return rows.map(({ row }) => row).join('\n');
}

const readAll = (database: Database): Promise<string[]> =>
  Promise.all(tables.map((table) => contentOf(database, table)));

const countOf = async (database: Database, table: (typeof tables)[number]): Promise<number> =>
  (await contentOf(database, table)).split('\n').filter((row) => row !== '').length;

test('an empty database gets forty providers, hosts, an operator, promo codes and a gift card', async (t) => {
  const database = await openDatabase(t);
  const storedNames = new Set<string>();
  const put: Put = ({ name }, content) => {
    storedNames.add(name);
    return discard({ folder: 'portfolio', name }, content);
  };
  assert.equal(await load(database, put), true);
  assert.equal(await countOf(database, 'provider'), 40);
  const emails = (await database.selectFrom('account').select('email').execute()).map(({ email }) => email);
  for (const name of ['host', 'maya', 'devon', 'ops']) assert.ok(emails.includes(`${name}@demo.test`));
  const images = await database.selectFrom('portfolioImage').select(['providerId', 'fileName']).execute();
  assert.equal(images.length, 320);
  assert.ok(images.every(({ fileName }) => storedNames.has(fileName)));
  const photos = await database.selectFrom('portfolio').select('photoName').execute();
  assert.ok(photos.every(({ photoName }) => photoName !== null && storedNames.has(photoName)));
  assert.equal(storedNames.size, images.length + photos.length);
  const { withoutDevice } = await database
    .selectFrom('provider')
    .select((row) => row.fn.countAll().as('withoutDevice'))
    .where('deviceId', 'is', null)
    .executeTakeFirstOrThrow();
  assert.equal(withoutDevice, 0);
  const codes = await database
    .selectFrom('promoCode')
    .select(['code', 'type', 'value', 'balanceCents'])
    .orderBy('code')
    .execute();
  assert.deepEqual(codes, [
    { code: 'GIFT200', type: '$', value: 20_000, balanceCents: 20_000 },
    { code: 'TAKE20', type: '$', value: 2000, balanceCents: null },
    { code: 'WELCOME10', type: '%', value: 1000, balanceCents: null },
  ]);
  const types = await database.selectFrom('eventType').select('id').orderBy('id').execute();
  assert.deepEqual(
    types.map(({ id }) => id),
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  assert.ok((await database.selectFrom('servicedPostalCode').select('code').execute()).length >= 40);
});

test('loading gives the same rows on the same day, and changes no database that has accounts', async (t) => {
  const database = await openDatabase(t);
  await load(database);
  const before = await readAll(database);
  assert.equal(await load(database), false);
  assert.deepEqual(await readAll(database), before);
  const other = await openDatabase(t);
  await load(other);
  assert.deepEqual(await readAll(other), before);
  const used = await openDatabase(t);
  await used
    .insertInto('account')
    .values({ userType: 1, email: 'a@b.ca', firstName: 'A', lastName: 'B', createdAt: new Date(0) })
    .execute();
  assert.equal(await load(used), false);
  assert.equal(await countOf(used, 'provider'), 0);
});

test('two processes that start at once load the demo once', async (t) => {
  const database = await openDatabase(t);
  const loaded = await Promise.all([load(database), load(database)]);
  assert.deepEqual(loaded.toSorted(), [false, true]);
  assert.equal(await countOf(database, 'provider'), 40);
  assert.equal(await countOf(database, 'seed'), 1);
});

test('a crash while images or rows are stored leaves no rows, and the next start loads everything', async (t) => {
  const database = await openDatabase(t);
  const empty = await readAll(database);
  let puts = 0;
  const failHalfway: Put = async (key, content) => {
    puts += 1;
    if (puts > 180) throw new Error('no space left');
    return discard(key, content);
  };
  await assert.rejects(load(database, failHalfway), /no space left/);
  assert.deepEqual(await readAll(database), empty);
  // Promo codes are written last, so the missing table fails after all other rows.
  await sql`alter table promo_code rename to promo_code_away`.execute(database);
  await assert.rejects(load(database));
  await sql`alter table promo_code_away rename to promo_code`.execute(database);
  assert.deepEqual(await readAll(database), empty);
  assert.equal(await load(database), true);
  assert.equal(await countOf(database, 'provider'), 40);
});

test('every demo account logs in at its own login with the demo password', async (t) => {
  const api = await openTestApi(t, { mayOmitSecondFactor: () => true });
  await load(api.database);
  const logins = [
    ['/api/v1/login/User', 'host@demo.test', 200],
    ['/api/v1/login/User', 'ops@demo.test', 200],
    ['/api/v1/login/SBUser', 'maya@demo.test', 200],
    ['/api/v1/login/SBUser', 'devon@demo.test', 200],
    ['/api/v1/login/User', 'maya@demo.test', 400],
  ] as const;
  for (const [url, userName, status] of logins) {
    const payload = { userName, password: 'Demo!123' };
    const reply = await api.app.inject({ method: 'POST', url, payload });
    assert.equal(reply.statusCode, status, `${userName} ${reply.body}`);
  }
});

/** In M5V 3L9. */
const tower = { latitude: 43.6426, longitude: -79.3871 };
const url = `/api/v1/${brand.slug}/GeoLocation/GetSBByLocation`;
const searchReply = z.object({
  payload: z.object({
    total: z.int(),
    items: z.array(z.object({ id: z.int(), images: z.array(z.string()) })),
  }),
});

async function search({ app }: TestApi, day: number, startsAtSeconds: number, remoteAddress: string) {
  const reply = await app.inject({
    method: 'POST',
    url,
    remoteAddress,
    payload: {
      eventDate: day,
      userLatitude: tower.latitude,
      userLongitude: tower.longitude,
      sBStartTime: startsAtSeconds,
      duration: 2,
      postalCode: 'M5V 3L9',
    },
  });
  assert.equal(reply.statusCode, 200, reply.body);
  return searchReply.parse(reply.json()).payload;
}

test('at least five providers are free at M5V 3L9 on each of the next ninety days from noon to 22:00', async (t) => {
  const api = await openTestApi(t);
  await load(api.database);
  const today = todayInToronto(Math.floor(api.clock.nowMs() / 1000));
  const totals: number[] = [];
  for (let ahead = 1; ahead <= 90; ahead += 1) {
    // The rate limit is sixty searches a minute for one address.
    const address = `10.0.0.${ahead}`;
    const day = addDays(today, ahead);
    // Every quarter of an hour on one day a week, three times on the other days.
    const minutes =
      ahead % 7 === 0 ? Array.from({ length: 33 }, (_, index) => 720 + index * 15) : [720, 975, 1200];
    for (const minute of minutes) {
      const { total, items } = await search(api, day, instantOf(day, minute), address);
      assert.ok(total >= Math.max(5, alwaysFreeCount), `${total} on day ${ahead} at minute ${minute}`);
      assert.ok(items.every(({ images }) => images.length > 0));
      totals.push(total);
    }
  }
  assert.ok(new Set(totals).size > 5, 'the number of free providers differs by day');
});
