// The product for the benchmarks of checkouts: the real API with providers and logged-in hosts. Prints one line
// of JSON (`checkoutWorld` reads it) and ends when its standard input does. With the argument `instant` the card provider
// replies at once in the same process, so that only our code is measured; otherwise it is the sandbox, over HTTP.
import { createCheckoutSession } from '@repo/contracts/checkout/pay';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { connectDatabase } from '../../../../apps/api/src/database/open-database.ts';
import type { Database } from '../../../../apps/api/src/database/schema.ts';
import { issueAccessToken } from '../../../../apps/api/src/modules/identity/access-token.ts';
import { sentBooking } from '../../../../apps/api/src/testing/bookings/sent-booking.ts';
import { globalSetup, globalTeardown } from '../../../../apps/api/src/testing/global-setup.ts';
import { createProviders } from '../../../../apps/api/src/testing/provider-factory.ts';
import { openTestDatabase } from '../../../../apps/api/src/testing/test-database.ts';
import { openTestApi, testSecrets } from '../../../../apps/api/src/testing/test-api.ts';
import type { TestApi } from '../../../../apps/api/src/testing/test-api.ts';
import { openTestShop } from '../../../../apps/api/src/testing/test-shop.ts';
import type { CheckoutWorld, Recorded } from './checkout-world.ts';
import { instantPayments } from './instant-payments.ts';

const hosts = 2000;
const providers = 64;
const connections = 16;
const noon = Date.parse('2026-07-04T12:00-04:00') / 1000;

let recorded: Recorded[] | undefined;

/** Records the database statements while a recording is active. */
function record(client: ClientBase): void {
  const query = client.query.bind(client);
  const recordingQuery = async (text: string, values: unknown[] = []) => {
    const result = await query({ text, values });
    recorded?.push({ text, values, rows: result.rows });
    return result;
  };
  Object.assign(client, { query: recordingQuery });
}

async function addHosts(database: Database, clock: TestApi['clock']): Promise<CheckoutWorld['hosts']> {
  const now = new Date(clock.nowMs());
  const { rows } = await sql<{ readonly accountId: number; readonly sessionId: string }>`
    with added as (
      insert into account (user_type, email, first_name, last_name, email_verified_at, created_at)
      select 1, 'bench-' || i || '@demo.test', 'Robin', 'Ellis', ${now}, ${now}
      from generate_series(1, ${hosts}::integer) as i returning id
    )
    insert into session (id, account_id, created_at, expires_at)
    select gen_random_uuid(), id, ${now}, ${now}::timestamptz + interval '1 day' from added
    returning account_id, id as "sessionId"`.execute(database);
  const keys = testSecrets.keysFor('access-token');
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      token: await issueAccessToken({ ...row, userTypeId: 1 }, keys, Math.floor(clock.nowMs() / 1000)),
    })),
  );
}

/** Seven-digit ids with distinct first digits, so that they can be recognised in later statements. */
const tellIdsApart = (database: Database) =>
  sql`select setval(pg_get_serial_sequence(name, 'id'), start)
    from (values ('event', 1000000), ('booking_order', 2000000), ('order_line', 3000000), ('occupancy', 4000000),
      ('account', 5000000))
      as ids (name, start)`.execute(database);

const isInstant = process.argv[2] === 'instant';
const endings: (() => unknown)[] = [];
const life = { after: (ending: () => unknown) => void endings.unshift(ending) };
await globalSetup();
const { connection, close: dropDatabase } = await openTestDatabase();
const { database, close } = connectDatabase(
  { ...connection, max: connections, onConnect: record },
  () => undefined,
);
const { app, clock } = isInstant
  ? await openTestApi(life, { database, payments: instantPayments })
  : await openTestShop(life, { database });
const address = isInstant ? await app.listen({ port: 0, host: '127.0.0.1' }) : '';

await tellIdsApart(database);
const providerIds = await createProviders(
  database,
  Array.from({ length: providers }, () => ({})),
);
const signedIn = await addHosts(database, clock);
const [first] = signedIn;
const [providerId = 0] = providerIds;
if (first === undefined) throw new Error('no host is logged in');
const booking = { hostId: first.accountId, providerIds: [providerId], startsAtSeconds: noon };
const send = () =>
  app.inject({
    method: 'POST',
    url: createCheckoutSession.path,
    headers: { authorization: `Bearer ${first.token}` },
    payload: sentBooking(booking),
  });
recorded = [];
const reply = await send();
if (reply.statusCode !== 200) throw new Error(reply.body);
const statements = recorded;
recorded = undefined;

const world: CheckoutWorld = {
  address: isInstant ? address : (app.listeningOrigin ?? ''),
  databaseUrl: connection.connectionString ?? '',
  hosts: signedIn,
  providerIds: [...providerIds],
  startsAtSeconds: noon,
  sample: { ...first, providerId, startsAtSeconds: noon, statements },
};
process.stdout.write(`${JSON.stringify(world)}\n`);
process.stdin.resume().on('end', () => void end());

async function end(): Promise<void> {
  for (const ending of endings) await ending();
  await close();
  await dropDatabase();
  await globalTeardown();
  process.exit(0);
}
