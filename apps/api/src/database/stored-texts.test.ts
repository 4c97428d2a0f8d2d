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
      firstName: name,
      lastName: name,
      currentLocation: name,
      latitude: 43.6,
      longitude: -79.4,
      travelKm: 20,
      instagramHandle: '@zoe',
      deviceId: 1,
      phoneNumber: '4165550100',
      referralName: name,
      locale: 'fr-CA',
      receivedAt: new Date(clock.nowMs()),
    })
    .execute();

test('brings stored addresses into one Unicode form, but for those that would then be the same', async (t) => {
  const api = await openTestApi(t);
  const { database, clock } = api;
  const created = { type: '$', value: 100, createdAt: new Date(clock.nowMs()) };
  const { id: referrerId } = await createAccount(api);
  const addReferral = async (code: string, email: string): Promise<void> => {
    const { id } = await database
      .insertInto('promoCode')
      .values({ ...created, code, issuedForEmail: email })
      .returning('id')
      .executeTakeFirstOrThrow();
    const about = { referrerId, friendCodeId: id, invitedAt: created.createdAt };
    await database
      .insertInto('referral')
      .values({ ...about, friendEmail: email })
      .execute();
  };
  await addApplication(api, decomposed);
  await addReferral('ONE', composed);
  await addReferral('TWO', decomposed);
  await migrateAgain(database, '0052_one_unicode_form');
  const applied = await database.selectFrom('application').select('email').execute();
  assert.deepEqual(applied, [{ email: composed }]);
  const codes = await database.selectFrom('promoCode').select('issuedForEmail as email').execute();
  assert.deepEqual(codes, [{ email: composed }, { email: composed }]);
  const invited = await database
    .selectFrom('referral')
    .select('friendEmail as email')
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
    .set({ firstName: broken, lastName: broken })
    .where('id', '=', id)
    .execute();
  await addApplication(api, composed, broken);
  await migrateAgain(database, '0053_one_line');
  const account = await database
    .selectFrom('account')
    .select(['firstName', 'lastName'])
    .executeTakeFirstOrThrow();
  assert.deepEqual(Object.values(account), [oneLine, oneLine]);
  const application = await database
    .selectFrom('application')
    .select(['firstName', 'lastName', 'currentLocation', 'referralName'])
    .executeTakeFirstOrThrow();
  assert.deepEqual(Object.values(application), [oneLine, oneLine, oneLine, oneLine]);
});
