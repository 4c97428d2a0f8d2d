import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { brand } from '@repo/domain/brand';
import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../schema.ts';
import type { DrawFiles } from './draw-files.ts';
import { alwaysFree } from './people/providers.data.ts';
import { seedDemo } from './seed-demo.ts';

/** Keeps the names alone: what the real pictures are is tested where they are drawn. */
const drawNothing: DrawFiles = async (plans, keep) => {
  const names = plans.flatMap(({ photoName, pictures }) => [
    photoName,
    ...pictures.map((one) => one.fileName),
  ]);
  await Promise.all(names.map((name) => keep(name, Buffer.alloc(0))));
};

const seed = (database: Database, draw: DrawFiles = drawNothing, kept: Set<string> = new Set()) =>
  seedDemo({
    database,
    clock: fixedClock(),
    blobs: {
      put: async ({ name }) => {
        kept.add(name);
        return { bytes: 0, sha256: '' };
      },
    },
    draw,
  });

async function openDatabase(t: TestContext): Promise<Database> {
  const { database, close } = await openTestDatabase();
  t.after(close);
  return database;
}

const tables = [
  'account',
  'provider',
  'portfolio',
  'portfolio_image',
  'blackout',
  'occupancy',
  'review',
  'promo_code',
  'seed',
] as const;

/** All rows of a table as text, without what is salted. */
async function contentOf(database: Database, table: (typeof tables)[number]): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(t) - 'password_hash')::text as row from ${sql.table(table)} t order by 1
  `.execute(database);
  return rows.map(({ row }) => row).join('\n');
}

const everything = (database: Database): Promise<string[]> =>
  Promise.all(tables.map((table) => contentOf(database, table)));

const countOf = async (database: Database, table: (typeof tables)[number]): Promise<number> =>
  (await contentOf(database, table)).split('\n').filter((row) => row !== '').length;

test('an empty database gets forty providers, hosts, an operator, codes and a gift card beside its catalogue', async (t) => {
  const database = await openDatabase(t);
  const kept = new Set<string>();
  assert.equal(await seed(database, drawNothing, kept), true);
  assert.equal(await countOf(database, 'provider'), 40);
  const emails = (await database.selectFrom('account').select('email').execute()).map(({ email }) => email);
  for (const name of ['host', 'maya', 'devon', 'ops']) assert.ok(emails.includes(`${name}@demo.test`));
  const images = await database.selectFrom('portfolio_image').select(['provider_id', 'file_name']).execute();
  assert.ok(images.length >= 320);
  assert.ok(images.every(({ file_name }) => kept.has(file_name)));
  const { withoutDevice } = await database
    .selectFrom('provider')
    .select((row) => row.fn.countAll().as('withoutDevice'))
    .where('device_id', 'is', null)
    .executeTakeFirstOrThrow();
  assert.equal(withoutDevice, 0);
  const codes = await database
    .selectFrom('promo_code')
    .select(['code', 'type', 'value', 'balance_cents'])
    .orderBy('code')
    .execute();
  assert.deepEqual(codes, [
    { code: 'GIFT200', type: '$', value: 20_000, balance_cents: 20_000 },
    { code: 'TAKE20', type: '$', value: 2000, balance_cents: null },
    { code: 'WELCOME10', type: '%', value: 1000, balance_cents: null },
  ]);
  const types = await database.selectFrom('event_type').select('id').orderBy('id').execute();
  assert.deepEqual(
    types.map(({ id }) => id),
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  assert.ok((await database.selectFrom('serviced_postal_code').select('code').execute()).length >= 40);
});

test('the same day gives the same rows, seeding again changes nothing, and what somebody uses is left alone', async (t) => {
  const database = await openDatabase(t);
  await seed(database);
  const before = await everything(database);
  assert.equal(await seed(database), false);
  assert.deepEqual(await everything(database), before);
  const twin = await openDatabase(t);
  await seed(twin);
  assert.deepEqual(await everything(twin), before);
  const used = await openDatabase(t);
  await used
    .insertInto('account')
    .values({ user_type: 1, email: 'a@b.ca', first_name: 'A', last_name: 'B', created_at: new Date(0) })
    .execute();
  assert.equal(await seed(used), false);
  assert.equal(await countOf(used, 'provider'), 0);
});

test('two processes that start at once seed one marketplace', async (t) => {
  const database = await openDatabase(t);
  const done = await Promise.all([seed(database), seed(database)]);
  assert.deepEqual(done.toSorted(), [false, true]);
  assert.equal(await countOf(database, 'provider'), 40);
  assert.equal(await countOf(database, 'seed'), 1);
});

test('an end in the middle of the pictures or of the rows leaves nothing, and the next start does it all', async (t) => {
  const database = await openDatabase(t);
  const empty = await everything(database);
  const drawHalf: DrawFiles = async (plans, keep) => {
    await drawNothing(plans.slice(0, 20), keep);
    throw new Error('the power went');
  };
  await assert.rejects(seed(database, drawHalf), /power/);
  assert.deepEqual(await everything(database), empty);
  // The last table of the seed is gone for a moment: all rows before it were written by then.
  await sql`alter table promo_code rename to promo_code_away`.execute(database);
  await assert.rejects(seed(database));
  await sql`alter table promo_code_away rename to promo_code`.execute(database);
  assert.deepEqual(await everything(database), empty);
  assert.equal(await seed(database), true);
  assert.equal(await countOf(database, 'provider'), 40);
});

test('everybody signs in with the password of the documents, at their own door', async (t) => {
  const api = await openTestApi(t);
  await seed(api.database);
  const doors = [
    ['/api/v1/login/User', 'host@demo.test', 200],
    ['/api/v1/login/User', 'ops@demo.test', 200],
    ['/api/v1/login/SBUser', 'maya@demo.test', 200],
    ['/api/v1/login/SBUser', 'devon@demo.test', 200],
    ['/api/v1/login/User', 'maya@demo.test', 400],
  ] as const;
  for (const [url, userName, status] of doors) {
    const payload = { userName, password: 'Demo!123' };
    const reply = await api.app.inject({ method: 'POST', url, payload });
    assert.equal(reply.statusCode, status, `${userName} ${reply.body}`);
  }
});

/** M5V 3L9, at the foot of the tower. */
const tower = { latitude: 43.6426, longitude: -79.3871 };
const url = `/api/v1/${brand.slug}/GeoLocation/GetSBByLocation`;
const searchReply = z.object({
  payload: z.object({
    total: z.int(),
    items: z.array(z.object({ id: z.int(), images: z.array(z.string()) })),
  }),
});

async function search({ app }: TestApi, day: number, startsAtSeconds: number) {
  const reply = await app.inject({
    method: 'POST',
    url,
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

test('at M5V 3L9 at least five providers are free on each of the next ninety days from noon to ten', async (t) => {
  const api = await openTestApi(t);
  await seed(api.database);
  const today = todayInToronto(Math.floor(api.clock.nowMs() / 1000));
  const totals: number[] = [];
  for (let ahead = 1; ahead <= 90; ahead += 1) {
    const day = addDays(today, ahead);
    // Every quarter of an hour of one day a week, and three times of each other day.
    const minutes =
      ahead % 7 === 0 ? Array.from({ length: 33 }, (_, index) => 720 + index * 15) : [720, 975, 1200];
    for (const minute of minutes) {
      const { total, items } = await search(api, day, instantOf(day, minute));
      assert.ok(total >= Math.max(5, alwaysFree), `${total} on day ${ahead} at minute ${minute}`);
      assert.ok(items.every(({ images }) => images.length > 0));
      totals.push(total);
    }
  }
  assert.ok(new Set(totals).size > 5, 'what is free differs by day');
});
