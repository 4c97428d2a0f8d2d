import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createAccount } from '../testing/identity/accounts.ts';
import { openTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { Database } from './schema.ts';

const composed = 'zo\u00e9@demo.test';
const decomposed = 'zoe\u0301@demo.test';
const broken = 'Zoé\r\nBcc:\u2028x';
const oneLine = 'Zoé Bcc: x';

/** Applies a migration once more, to rows as an earlier build has written them. */
async function migrateAgain(database: Database, name: string): Promise<void> {
  const file = join(import.meta.dirname, 'migrations', `${name}.sql`);
  await sql.raw(await readFile(file, 'utf8')).execute(database);
}

const addApplication = ({ database, clock }: TestApi, email: string, name = 'Zoé') =>
  database
    .insertInto('application')
    .values({
      email,
      first_name: name,
      last_name: name,
      current_location: name,
      latitude: 43.6,
      longitude: -79.4,
      travel_km: 20,
      instagram_handle: '@zoe',
      device_id: 1,
      phone_number: '4165550100',
      referral_name: name,
      locale: 'fr-CA',
      received_at: new Date(clock.nowMs()),
    })
    .execute();

test('brings stored addresses into one Unicode form, but for those that would then be the same', async (t) => {
  const api = await openTestApi(t);
  const { database, clock } = api;
  const created = { type: '$', value: 100, created_at: new Date(clock.nowMs()) };
  const { id: referrerId } = await createAccount(api);
  const addReferral = async (code: string, email: string): Promise<void> => {
    const { id } = await database
      .insertInto('promo_code')
      .values({ ...created, code, issued_for_email: email })
      .returning('id')
      .executeTakeFirstOrThrow();
    const about = { referrer_id: referrerId, friend_code_id: id, invited_at: created.created_at };
    await database
      .insertInto('referral')
      .values({ ...about, friend_email: email })
      .execute();
  };
  await addApplication(api, decomposed);
  await addReferral('ONE', composed);
  await addReferral('TWO', decomposed);
  await migrateAgain(database, '0052_one_unicode_form');
  const applied = await database.selectFrom('application').select('email').execute();
  assert.deepEqual(applied, [{ email: composed }]);
  const codes = await database.selectFrom('promo_code').select('issued_for_email as email').execute();
  assert.deepEqual(codes, [{ email: composed }, { email: composed }]);
  const invited = await database
    .selectFrom('referral')
    .select('friend_email as email')
    .orderBy('id')
    .execute();
  assert.deepEqual(invited, [{ email: composed }, { email: decomposed }], 'a collision keeps its spelling');
});

test('puts stored names and places in one line', async (t) => {
  const api = await openTestApi(t);
  const { database } = api;
  const { id } = await createAccount(api);
  await database
    .updateTable('account')
    .set({ first_name: broken, last_name: broken })
    .where('id', '=', id)
    .execute();
  await addApplication(api, composed, broken);
  await migrateAgain(database, '0053_one_line');
  const account = await database
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  assert.deepEqual(Object.values(account), [oneLine, oneLine]);
  const application = await database
    .selectFrom('application')
    .select(['first_name', 'last_name', 'current_location', 'referral_name'])
    .executeTakeFirstOrThrow();
  assert.deepEqual(Object.values(application), [oneLine, oneLine, oneLine, oneLine]);
});
