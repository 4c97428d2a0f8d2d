import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { loginUser } from '@repo/contracts/identity/sign-in';
import { verifyEmail } from '@repo/contracts/identity/sign-up';
import { checkLedger } from '../../modules/ledger/ledger.module.ts';
import { findAddressCollisions } from '../../modules/account/address-collision.repository.ts';
import { findBookingFaults } from '../bookings/booking-faults.ts';
import { call } from '../calls.ts';
import type { TestShop } from '../test-shop.ts';
import { openSnapshot } from './open-snapshot.ts';

const days = 86_400;
const snapshots = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.sql.gz'));

const signIn = async (shop: TestShop, userName: string): Promise<number> =>
  (await call(shop, 'POST', loginUser.path, { userName, password: 'Demo!123' })).statusCode;

/** Returns the names of due jobs that have not run. */
async function overdue({ database, clock }: TestShop): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('job')
    .select('name')
    .where('failedAt', 'is', null)
    .where('runAt', '<=', new Date(clock.nowMs()))
    .execute();
  return rows.map(({ name }) => name);
}

test('at least one snapshot exists', () => assert.notEqual(snapshots.length, 0));

for (const file of snapshots) {
  test(`migrates the database ${file}, finds its ledger balanced and signs its accounts in`, async (t) => {
    const shop = await openSnapshot(t, file);
    assert.deepEqual(await checkLedger(shop.database), []);
    assert.equal(await signIn(shop, 'host@demo.test'), 200);
    assert.equal(await signIn(shop, 'ops@demo.test'), 200);
    assert.equal(await signIn(shop, 'zoe@demo.test'), 403);
    const collisions = await findAddressCollisions(shop.database, 10);
    assert.deepEqual(
      collisions.map(({ email, accountIds }) => [email, accountIds.length]),
      [['zo\u00e9@demo.test', 2]],
    );
  });

  test(`runs the jobs that waited in the database ${file}, with their mails and refunds`, async (t) => {
    const shop = await openSnapshot(t, file);
    const deadBefore = (await shop.jobs.listDead(100)).length;
    await shop.jobs.runDue();
    assert.deepEqual(await overdue(shop), []);
    const verification = shop.mails().find(({ to }) => to.includes('zoe@demo.test'));
    const [, token] = /email_confirmation\/([\w-]+)/.exec(verification?.text ?? '') ?? [];
    const verified = await call(shop, 'GET', `${verifyEmail.path}?token=${token}`);
    assert.equal(verified.statusCode, 200, verified.body);
    assert.equal(await signIn(shop, 'zoe@demo.test'), 200);
    for (const wait of [2 * 3600, 2 * days, 40 * days]) await shop.moveClock(wait);
    assert.deepEqual(await overdue(shop), []);
    const dead = await shop.jobs.listDead(100);
    assert.equal(dead.length, deadBefore, JSON.stringify(dead));
    const faults = await findBookingFaults(shop.database, new Date(shop.clock.nowMs()));
    assert.deepEqual(
      faults.filter((fault) => !fault.startsWith('a job has failed for good: send-mail')),
      [],
    );
  });
}
