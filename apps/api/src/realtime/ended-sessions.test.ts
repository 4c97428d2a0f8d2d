import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { OwnSession } from '@repo/contracts/identity/session';
import { brand } from '@repo/domain/brand';
import type { Database } from '../database/schema.ts';
import { secretsFrom } from '../secrets.ts';
import { signIn } from '../testing/actors.ts';
import { call } from '../testing/calls.ts';
import { createAccount, testPassword } from '../testing/identity/accounts.ts';
import { openLiveClient } from '../testing/realtime/live-client.ts';
import { openTestApi } from '../testing/test-api.ts';
import { redisUrl, whyNoRedis } from '../testing/test-redis.ts';
import { listen } from '../testing/wire/raw-http.ts';

const noRedis = await whyNoRedis();
/** The time limit of a test, so that a connection that stays open fails it instead of blocking the run. */
const longestMs = 30_000;

type Shared = { readonly secret?: string; readonly database?: Database; readonly redis?: string | undefined };

/** Opens a process of the product; several may share a database and a Redis. */
async function openProcess(t: TestContext, { secret = randomUUID(), database, redis }: Shared = {}) {
  const secrets = secretsFrom([secret]);
  const live = { redisUrl: redis, drainMs: 0 };
  const api = await openTestApi(t, { secrets, live, ...(database && { database }) });
  const url = `http://127.0.0.1:${await listen(api.app)}`;
  /** Connects without reconnecting; `ended` resolves when the connection closes. */
  const connect = async (token: string) => {
    const { connection } = await openLiveClient(t, { url, token: () => token });
    const ended = new Promise<void>((resolve) => connection.onclose(() => resolve()));
    return { connection, ended };
  };
  return { ...api, secret, secrets, redis, connect };
}

const passwords = { password: 'Fresh!123', confirmPassword: 'Fresh!123', currentPassword: testPassword };

const endings = {
  'a logout': { url: '/api/v1/login/Logout', endsOwn: true, endsOthers: false },
  'a logout everywhere': { url: '/api/v1/login/LogoutEverywhere', endsOwn: true, endsOthers: true },
  'a logout of every other device': {
    url: '/api/v1/login/LogoutEverywhere?except=this',
    endsOwn: false,
    endsOthers: true,
  },
  'a new password': { url: `/api/v1/${brand.slug}/updatepassword`, endsOwn: false, endsOthers: true },
} as const;

for (const [what, { url, endsOwn, endsOthers }] of Object.entries(endings))
  for (const redis of [undefined, redisUrl])
    test(
      `[O-R08] ${what} closes the live connections of the sessions that it ends, in every process ${redis === undefined ? 'without' : 'with'} Redis`,
      { skip: redis === undefined ? false : noRedis, timeout: longestMs },
      async (t) => {
        const first = await openProcess(t, { redis });
        const second = await openProcess(t, first);
        const { id } = await createAccount(first);
        const [own, other] = [await signIn(first, 'host', id), await signIn(first, 'host', id)];
        const [stranger, last] = [await signIn(first, 'host'), await signIn(first, 'host')];
        const connect = async (token: string) => [await first.connect(token), await second.connect(token)];
        const lines = {
          own: await connect(own.token),
          other: await connect(other.token),
          stranger: await connect(stranger.token),
          last: await connect(last.token),
        };
        const method = url.endsWith('updatepassword') ? 'PUT' : 'POST';
        const body = method === 'PUT' ? { id, ...passwords } : undefined;
        assert.equal((await call(first, method, url, body, { headers: own.headers })).statusCode, 200);
        const ended = [...(endsOwn ? lines.own : []), ...(endsOthers ? lines.other : [])];
        await Promise.all(ended.map((line) => line.ended));
        // Both processes look once more before what stands is judged.
        await call(first, 'POST', endings['a logout'].url, undefined, { headers: last.headers });
        await Promise.all(lines.last.map((line) => line.ended));
        const standing = [...(endsOwn ? [] : lines.own), ...(endsOthers ? [] : lines.other)];
        for (const { connection } of [...standing, ...lines.stranger])
          assert.equal(connection.state, 'Connected');
      },
    );

test('[O-R08] closes the live connections of a closed account', { timeout: longestMs }, async (t) => {
  const api = await openProcess(t);
  const host = await signIn(api, 'host');
  const { ended } = await api.connect(host.token);
  await api.database
    .updateTable('account')
    .set({ isActive: false })
    .where('id', '=', host.accountId)
    .execute();
  await ended;
});

test(
  '[O-R08] closes the live connection of a session that is ended from another device',
  { timeout: longestMs },
  async (t) => {
    const first = await openProcess(t);
    const second = await openProcess(t, first);
    const { id } = await createAccount(first);
    const [own, other] = [await signIn(first, 'host', id), await signIn(first, 'host', id)];
    const kept = await first.connect(own.token);
    const [line, lineElsewhere] = [await first.connect(other.token), await second.connect(other.token)];
    const listed = await call(first, 'GET', '/api/v1/login/Sessions', undefined, { headers: own.headers });
    const found: OwnSession[] = listed.json().payload.items;
    const ending = found.find(({ isThis }) => !isThis);
    const url = `/api/v1/login/Sessions/${ending?.id}`;
    assert.equal((await call(first, 'DELETE', url, undefined, { headers: own.headers })).statusCode, 200);
    await Promise.all([line.ended, lineElsewhere.ended]);
    assert.equal(kept.connection.state, 'Connected');
  },
);
