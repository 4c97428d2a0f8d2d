import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { messageBoardHub } from '@repo/contracts/hub/message-board-hub';
import { signIn, signInAgain } from '../testing/actors.ts';
import type { TestActor } from '../testing/actors.ts';
import { openMailedBooking } from '../testing/mails/mailed-booking.ts';
import { openBell } from '../testing/realtime/open-bell.ts';
import { openLiveClient } from '../testing/realtime/live-client.ts';
import type { Transport } from '../testing/realtime/live-client.ts';
import { openTestApi } from '../testing/test-api.ts';
import { listen } from '../testing/wire/raw-http.ts';

const { path } = messageBoardHub;

async function openBoard(t: TestContext) {
  const api = await openTestApi(t);
  const bell = await openBell(api);
  const url = `http://127.0.0.1:${await listen(api.app)}`;
  const connect = (by: Pick<TestActor, 'token'>, more: { transport?: Transport; query?: string } = {}) =>
    openLiveClient(t, { url, token: () => by.token, ...more });
  return { ...api, ...bell, url, connect };
}

for (const transport of ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const) {
  test(`[O-R08] [O-R09] sends the number of notifications over ${transport} when a client connects and when it changes`, async (t) => {
    const { host, tellHost, read, connect } = await openBoard(t);
    await tellHost();
    await tellHost();
    const client = await connect(host, { transport });
    await client.untilCount(2);
    await read(host);
    await client.untilCount(0);
    assert.deepEqual(client.received, [
      ['ReceiveNotificationsCount', 2],
      ['ReceiveNotificationsCount', 0],
    ]);
  });
}

test('[O-R09] [A-69] pushes a request or an answer to every connection of its receiver, and to no other account', async (t) => {
  const { shop, host, hostId, maya, devon, checkOut, booking, payFor, accept } = await openMailedBooking(t);
  const connect = (by: TestActor) => openLiveClient(t, { url: shop.url, token: () => by.token });
  const ofMaya = await signIn(shop, 'provider', maya);
  const clients = [await connect(ofMaya), await connect(ofMaya)];
  const [ofHost, ofDevon] = [await connect(host), await connect(await signIn(shop, 'provider', devon))];
  for (const client of [...clients, ofHost, ofDevon]) await client.untilCount(0);
  const placed = await checkOut(booking());
  await payFor(placed);
  await shop.jobs.runDue();
  for (const client of [...clients, ofHost, ofDevon]) await client.untilReceived(3);
  await accept(placed.eventId, maya);
  await shop.jobs.runDue();
  for (const client of [...clients, ofHost]) await client.untilReceived(5);
  const heard = (receiverId: number, userType: number, counts: readonly number[]) => [
    ['ReceiveNotificationsCount', 0],
    ...counts.flatMap((count) => [
      ['ReceiveNotification', { receiverId, userType }],
      ['ReceiveNotificationsCount', count],
    ]),
  ];
  // The request counts until it is answered.
  for (const { received } of clients) assert.deepEqual(received, heard(maya, 2, [1, 0]));
  assert.deepEqual(ofDevon.received, heard(devon, 2, [1]));
  assert.deepEqual(ofHost.received, heard(hostId, 1, [0, 1]));
});

test('[A-50] ignores ids of other accounts in the address', async (t) => {
  const { host, provider, tellHost, read, connect } = await openBoard(t);
  await tellHost();
  const query = `?userId=${host.accountId}&sbUserId=${host.accountId}&eventId=1&currentUser=User`;
  const stranger = await connect(provider, { query });
  await stranger.untilCount(0);
  const own = await connect(host, { query: '?userId=none of this is a number' });
  await own.untilCount(1);
  await read(host);
  await own.untilCount(0);
  assert.deepEqual(stranger.received, [['ReceiveNotificationsCount', 0]]);
});

test('ends a connection when its token expires, and accepts the next token', async (t) => {
  const { url, host, tellHost, ...api } = await openBoard(t);
  let { token } = host;
  const client = await openLiveClient(t, {
    url,
    token: () => token,
    reconnects: { nextRetryDelayInMilliseconds: () => 10 },
  });
  await client.untilCount(0);
  await tellHost();
  api.clock.advanceSeconds(15 * 60);
  ({ token } = await signInAgain(api, host, 'host'));
  await client.untilCount(1);
});

test('refuses methods that are not implemented like unknown methods', async (t) => {
  const { host, connect } = await openBoard(t);
  const { connection } = await connect(host);
  for (const name of Object.keys(messageBoardHub.invokes))
    await assert.rejects(connection.invoke(name, {}), /Unknown hub method/);
});

test('closes all connections when the process stops and lets them reconnect', async (t) => {
  const { app, url, host } = await openBoard(t);
  const client = await openLiveClient(t, {
    url,
    token: () => host.token,
    reconnects: { nextRetryDelayInMilliseconds: () => 60_000 },
  });
  const comesAgain = new Promise<Error | undefined>((resolve) => client.connection.onreconnecting(resolve));
  await app.close();
  await comesAgain;
  assert.equal(client.connection.state, 'Reconnecting');
});

test('answers no request to the hub with a page', async (t) => {
  const { app } = await openTestApi(t);
  const headers = { accept: 'text/html,*/*;q=0.8' };
  assert.equal((await app.inject({ url: path, headers })).statusCode, 401);
  assert.equal((await app.inject({ url: `${path}/more`, headers })).statusCode, 404);
});
