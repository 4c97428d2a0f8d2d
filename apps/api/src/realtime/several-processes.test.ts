import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { messageBoardHub } from '@repo/contracts/hub/message-board-hub';
import { screenLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { secretsFrom } from '../secrets.ts';
import type { Database } from '../database/schema.ts';
import { openBell } from '../testing/realtime/open-bell.ts';
import { openLiveClient } from '../testing/realtime/live-client.ts';
import { openTestApi } from '../testing/test-api.ts';
import { redisUrl, whyNoRedis } from '../testing/test-redis.ts';
import { listen } from '../testing/wire/raw-http.ts';

const skip = await whyNoRedis();

type Shared = { readonly secret?: string; readonly database?: Database; readonly redis?: string };

/** Opens a process of a product that shares a Redis with others. */
async function openProcess(
  t: TestContext,
  { secret = randomUUID(), database, redis = redisUrl }: Shared = {},
) {
  const secrets = secretsFrom([secret]);
  const live = { redisUrl: redis, drainMs: 0 };
  const api = await openTestApi(t, { secrets, live, ...(database && { database }) });
  const url = `http://127.0.0.1:${await listen(api.app)}`;
  const connect = (token: string) => openLiveClient(t, { url, token: () => token });
  return { ...api, secret, secrets, url, connect };
}

test('[O-R09] pushes to receivers who are connected to another process', { skip }, async (t) => {
  const first = await openProcess(t);
  const second = await openProcess(t, first);
  const { host, tellHost, read } = await openBell(first);
  await tellHost();
  const clients = [await first.connect(host.token), await second.connect(host.token)];
  for (const client of clients) await client.untilCount(1);
  await read(host);
  for (const client of clients) await client.untilCount(0);
});

const negotiation = z.object({
  connectionToken: z.string(),
  availableTransports: z.array(z.object({ transport: z.string() })),
});

test(
  'accepts a WebSocket that another process has negotiated, and offers no other transport',
  { skip },
  async (t) => {
    const first = await openProcess(t);
    const second = await openProcess(t, first);
    const { host } = await openBell(first);
    const asked = await fetch(`${first.url}${messageBoardHub.path}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: host.headers,
    });
    const { connectionToken, availableTransports } = negotiation.parse(await asked.json());
    assert.deepEqual(
      availableTransports.map(({ transport }) => transport),
      ['WebSockets'],
    );
    const address = new URL(messageBoardHub.path, second.url.replace('http', 'ws'));
    address.search = new URLSearchParams({ id: connectionToken, access_token: host.token }).toString();
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('the second process refuses')));
    });
    socket.close();
  },
);

test('two products with one Redis do not receive each other’s messages', { skip }, async (t) => {
  const [ours, theirs] = [await openProcess(t), await openProcess(t)];
  const [ourBell, theirBell] = [await openBell(ours), await openBell(theirs)];
  assert.equal(ourBell.host.accountId, theirBell.host.accountId, 'else this would prove nothing');
  const client = await ours.connect(ourBell.host.token);
  const their = await theirs.connect(theirBell.host.token);
  for (const each of [client, their]) await each.untilCount(0);
  await fillAndRead(ourBell, 2);
  await client.untilCount(2);
  await fillAndRead(theirBell, 1);
  await their.untilCount(1);
  assert.deepEqual(their.received, [
    ['ReceiveNotificationsCount', 0],
    ['ReceiveNotificationsCount', 1],
  ]);
});

/** The number of notifications that are left unread after one page has been read. */
async function fillAndRead({ host, tellHost, read }: Awaited<ReturnType<typeof openBell>>, left: number) {
  for (let sent = 0; sent < screenLimits.pageSize + left; sent += 1) await tellHost();
  await read(host, '?page=1');
}

test('clients connect, read and get the number while Redis is unavailable', async (t) => {
  const alone = await openProcess(t, { redis: 'redis://127.0.0.1:9' });
  const { host, tellHost, read } = await openBell(alone);
  await tellHost();
  const client = await alone.connect(host.token);
  await client.untilCount(1);
  await read(host);
  await (await alone.connect(host.token)).untilCount(0);
  assert.equal(client.connection.state, 'Connected');
});
