// Dumps a database as the current build leaves it, for tests that migrate it with later builds. It holds the demo, an
// unpaid order, unverified accounts and waiting jobs. Needs TEST_DATABASE_URL, a server of the oldest supported
// PostgreSQL, and its pg_dump; the argument names the file, such as 2026-11.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { applyAsProvider } from '@repo/contracts/identity/application';
import { forgotPassword } from '@repo/contracts/identity/password';
import { registerUser } from '@repo/contracts/identity/sign-up';
import { z } from 'zod';
import { keptSecret } from '../../database/kept-secret.ts';
import { loadDemoBookings } from '../../demo/load-bookings.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { FinalFailure } from '../../ports/jobs.ts';
import { signIn } from '../actors.ts';
import { afternoon, sessionIn } from '../bookings/open-checkout.ts';
import { sentBooking } from '../bookings/sent-booking.ts';
import { call } from '../calls.ts';
import { globalSetup, globalTeardown } from '../global-setup.ts';
import { cancelAs } from '../purchases/open-booked.ts';
import { identityRequests } from '../requests/identity-requests.data.ts';
import { writtenRequest } from '../requests/written-request.ts';
import { openTestShop } from '../test-shop.ts';
import type { TestShop } from '../test-shop.ts';

const [name] = process.argv.slice(2);
const serverUrl = process.env['TEST_DATABASE_URL'];
if (name === undefined || serverUrl === undefined)
  throw new Error('Give a name such as 2026-11, and TEST_DATABASE_URL.');

await globalSetup();
await test('writes the snapshot', async (t) => {
  const shop = await openTestShop(t);
  await keptSecret(shop.database);
  await loadDemo(shop);
  const payOnPage = async (sessionId: string): Promise<void> => void (await shop.pay(sessionId));
  await loadDemoBookings({ ...shop, publicUrl: () => 'http://product.test', payOnPage });
  await shop.jobs.runDue();
  await leaveWorkUndone(shop);
  const options = ['--no-owner', '--no-privileges', '--column-inserts', '--rows-per-insert=500'];
  const { connectionString = '' } = shop.connection;
  const dump = execFileSync('pg_dump', [...options, connectionString], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  // Removes the lines that begin with a backslash, which only psql understands.
  const statements = dump.replaceAll(/^\\.*\n/gm, '');
  await writeFile(join(import.meta.dirname, `${name}.sql.gz`), gzipSync(statements, { level: 9 }));
});
await globalTeardown();

/** Creates jobs that are still waiting in the dump, so that later builds must run them. */
async function leaveWorkUndone(api: TestShop): Promise<void> {
  const { database, jobs } = api;
  const { id: hostId } = await accountAt(api, 'host@demo.test');
  const { id: providerId } = await accountAt(api, 'maya@demo.test');
  const host = await signIn(api, 'host', hostId);
  const startsAtSeconds = afternoon + 40 * 86_400;
  const form = sentBooking({ hostId, providerIds: [providerId], startsAtSeconds });
  sessionIn(await call(api, 'POST', '/api/Stripe/CreateCheckoutSession', form, host));
  const { id: eventId, orderId } = await database
    .selectFrom('event')
    .innerJoin('bookingOrder', 'bookingOrder.eventId', 'event.id')
    .select(['event.id', 'bookingOrder.id as orderId'])
    .where('name', '=', 'Robin and Sam, the wedding')
    .executeTakeFirstOrThrow();
  expectSuccess(await cancelAs(api, host, { eventId, orderId }));
  const signUp = { firstName: 'Zoé', lastName: 'Roy', password: 'Demo!123', newsOptIn: true };
  for (const email of ['zoe@demo.test', 'zo\u00e9@demo.test', 'zoe\u0301@demo.test'])
    expectSuccess(await call(api, 'POST', registerUser.path, { ...signUp, email }));
  expectSuccess(await call(api, 'POST', forgotPassword.path, { email: 'host@demo.test', userTypeId: 3 }));
  await apply(api, 'received@demo.test');
  await apply(api, 'refused@demo.test');
  const { id: refusedId } = await database
    .selectFrom('application')
    .select('id')
    .where('email', '=', 'refused@demo.test')
    .executeTakeFirstOrThrow();
  const operator = await signIn(api, 'operator');
  const reason = { reason: 'We have enough photographers in your area.' };
  const refusePath = `/api/v1/operator/applications/${refusedId}/refuse`;
  expectSuccess(await call(api, 'POST', refusePath, reason, operator));
  const lost = { name: 'send-mail', payload: z.object({ to: z.string() }) };
  const diedOf = new FinalFailure('the mail server refuses this mail for good (EENVELOPE 550)');
  await jobs.enqueue(database, lost, { to: 'gone@demo.test' }, { diedOf });
}

async function apply({ app }: TestShop, email: string): Promise<void> {
  const { body, files } = identityRequests[applyAsProvider.key]();
  expectSuccess(
    await app.inject(writtenRequest(applyAsProvider, { body: { ...body, Email: email }, files })),
  );
}

function accountAt({ database }: TestShop, email: string) {
  return database.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
}

function expectSuccess(reply: Awaited<ReturnType<typeof call>>): void {
  if (reply.statusCode !== 200) throw new Error(reply.body);
}
