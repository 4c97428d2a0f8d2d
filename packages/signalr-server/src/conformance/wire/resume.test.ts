import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { HubLimits } from '../../options.ts';
import { annsToken, bearer, bobsToken, openHost } from '../testing/host.ts';
import type { Host } from '../testing/host.ts';
import { negotiate } from '../testing/raw-http.ts';
import { openConnection, openSocket, refusalOf } from '../testing/raw-socket.ts';
import type { RawSocket } from '../testing/raw-socket.ts';
import { invocation, record, streamInvocation } from '../testing/records.ts';
import type { Wire } from '../testing/records.ts';
import { inTime, until } from '../testing/until.ts';

const query = { useStatefulReconnect: 'true' };
const sequence = (sequenceId: number): Wire => ({ type: 9, sequenceId });
const ack = (sequenceId: number): Wire => ({ type: 8, sequenceId });
const answer = (invocationId: string, result: unknown): Wire => ({ type: 3, invocationId, result });

type Resumable = { readonly host: Host; readonly id: string; readonly connectionId: string };

/** Skips acknowledgements, whose timing is up to the server. */
async function nextOf(socket: RawSocket): Promise<Wire> {
  for (;;) {
    const message = await socket.next();
    if (message['type'] !== 8) return message;
  }
}

async function begin(t: TestContext, limits: Partial<HubLimits> = {}) {
  const host = await openHost(t, { statefulReconnect: true, limits });
  const { connectionToken: id = '', connectionId = '' } = await negotiate(host.url, { query });
  const socket = await openSocket(t, host.url, { query: { id } });
  socket.sendRaw(record({ protocol: 'json', version: 2 }));
  assert.deepEqual(await socket.next(), {});
  return { host, id, connectionId, socket };
}

const again = (t: TestContext, { host, id }: Pick<Resumable, 'host' | 'id'>): Promise<RawSocket> =>
  openSocket(t, host.url, { query: { id } });

describe('a resumed connection', () => {
  test('begins with a Sequence and repeats unacknowledged messages', async (t) => {
    const talk = await begin(t);
    talk.socket.send(invocation('1', 'Echo', 'a'), invocation('2', 'Echo', 'b'));
    assert.deepEqual(await nextOf(talk.socket), answer('1', 'a'));
    assert.deepEqual(await nextOf(talk.socket), answer('2', 'b'));
    await talk.socket.terminate();
    const back = await again(t, talk);
    assert.deepEqual(await back.nextRecords(3), [sequence(1), answer('1', 'a'), answer('2', 'b')]);
  });

  test('repeats no acknowledged message and continues the numbering', async (t) => {
    const talk = await begin(t);
    talk.socket.send(
      invocation('1', 'Echo', 'a'),
      invocation('2', 'Echo', 'b'),
      invocation('3', 'Echo', 'c'),
    );
    for (let each = 0; each < 3; each += 1) await nextOf(talk.socket);
    talk.socket.send(ack(2), invocation('4', 'Echo', 'd'));
    await nextOf(talk.socket);
    await talk.socket.terminate();
    const back = await again(t, talk);
    assert.deepEqual(await back.nextRecords(3), [sequence(3), answer('3', 'c'), answer('4', 'd')]);
    back.send(sequence(5), ack(4), invocation('5', 'Echo', 'e'));
    assert.deepEqual(await nextOf(back), answer('5', 'e'));
    back.send(ack(5), invocation('6', 'Nothing'));
    await nextOf(back);
    back.send(ack(6), { type: 6 });
    await until('the acknowledgement is read', async () => {
      await back.terminate();
      const last = await again(t, talk);
      const first = await last.next();
      await last.terminate();
      return first['sequenceId'] === 7;
    });
  });

  test('keeps its id and groups, and the hub sees no disconnect', async (t) => {
    const talk = await begin(t);
    talk.socket.send(invocation('1', 'Join', 'room'));
    await nextOf(talk.socket);
    talk.socket.send(ack(1), invocation('2', 'Nothing'));
    await nextOf(talk.socket);
    await talk.socket.terminate();
    const { clients } = talk.host.hubServer;
    for (const word of ['one', 'two', 'three']) await clients.group('room').send('Message', word);
    const back = await again(t, talk);
    assert.equal((await back.next())['sequenceId'], 2);
    assert.deepEqual(await back.next(), answer('2', null));
    const messages = await back.nextRecords(3);
    assert.deepEqual(
      messages.map(({ arguments: args }) => args),
      [['one'], ['two'], ['three']],
    );
    back.send(sequence(3), invocation('3', 'GetCallerConnectionId'));
    assert.deepEqual(await nextOf(back), answer('3', talk.connectionId));
    assert.deepEqual(
      talk.host.events.map(({ is }) => is).filter((is) => is !== 'invoked'),
      ['connected', 'resumed'],
    );
  });

  test('may resume before the server notices that the old transport is gone', async (t) => {
    const talk = await begin(t);
    talk.socket.send(invocation('1', 'Echo', 'a'));
    await nextOf(talk.socket);
    const back = await again(t, talk);
    assert.deepEqual(await back.nextRecords(2), [sequence(1), answer('1', 'a')]);
    await inTime('the old line to end', talk.socket.closed);
    back.send(sequence(2), invocation('2', 'Echo', 'b'));
    assert.deepEqual(await nextOf(back), answer('2', 'b'));
  });

  test('needs no second handshake', async (t) => {
    const talk = await begin(t);
    await talk.socket.terminate();
    const back = await again(t, talk);
    assert.deepEqual(await back.next(), sequence(1));
    back.send(sequence(1), invocation('1', 'Echo', 'a'));
    assert.deepEqual(await nextOf(back), answer('1', 'a'));
  });
});

test("resumes a connection with its user's token only", async (t) => {
  const host = await openHost(t, { statefulReconnect: true });
  const { connectionToken: id = '' } = await negotiate(host.url, { query, headers: bearer(annsToken) });
  const socket = await openSocket(t, host.url, { query: { id }, headers: bearer(annsToken) });
  socket.sendRaw(record({ protocol: 'json', version: 2 }));
  await socket.next();
  for (const headers of [bearer(bobsToken), {}]) {
    const { status } = await refusalOf(host.url, { query: { id }, headers });
    assert.ok([401, 403].includes(status), String(status));
  }
  socket.send(invocation('1', 'OnlyAnn'));
  assert.deepEqual(await nextOf(socket), answer('1', 'welcome'));
  await socket.terminate();
  assert.ok(
    [401, 403].includes((await refusalOf(host.url, { query: { id }, headers: bearer(bobsToken) })).status),
  );
  const back = await openSocket(t, host.url, { query: { id }, headers: bearer(annsToken) });
  assert.deepEqual(await back.nextRecords(2), [sequence(1), answer('1', 'welcome')]);
});

describe('messages that a client repeats', () => {
  test('are handled once', async (t) => {
    const talk = await begin(t);
    const call = invocation('1', 'Note', 'once');
    talk.socket.send(call);
    assert.deepEqual(await nextOf(talk.socket), answer('1', 1));
    await talk.socket.terminate();
    const back = await again(t, talk);
    back.send(sequence(1), call, invocation('2', 'Note', 'new'));
    assert.deepEqual(await back.nextRecords(3), [sequence(1), answer('1', 1), answer('2', 1)]);
    assert.deepEqual(talk.host.journal.entries, ['once', 'new']);
  });

  test('are handled if they had not arrived before', async (t) => {
    const talk = await begin(t);
    talk.socket.send(invocation('1', 'Note', 'came'));
    await nextOf(talk.socket);
    await talk.socket.terminate();
    const back = await again(t, talk);
    back.send(sequence(1), invocation('1', 'Note', 'came'), invocation('2', 'Note', 'lost'));
    assert.deepEqual((await back.nextRecords(3)).at(-1), answer('2', 1));
    assert.deepEqual(talk.host.journal.entries, ['came', 'lost']);
  });

  test('are acknowledged up to the last', async (t) => {
    const { socket } = await begin(t);
    const all = Array.from({ length: 10 }, (_each, at) => invocation(`${at}`, 'Echo', at));
    socket.send(...all, { type: 6 });
    let last: Wire = {};
    while (last['sequenceId'] !== 10) {
      const message = await socket.next();
      if (message['type'] === 8) last = message;
    }
    assert.deepEqual(last, ack(10));
  });

  test('end the connection if a message before them is missing', async (t) => {
    const talk = await begin(t);
    await talk.socket.terminate();
    const back = await again(t, talk);
    await back.next();
    back.send(sequence(5), invocation('1', 'Note', 'after a gap'));
    await inTime('the end', back.closed);
    await talk.host.hasConnections(0);
    assert.deepEqual(talk.host.journal.entries, []);
  });

  test('need a Sequence before them', async (t) => {
    const talk = await begin(t);
    await talk.socket.terminate();
    const back = await again(t, talk);
    await back.next();
    back.send(invocation('1', 'Note', 'too early'), sequence(1), invocation('1', 'Note', 'in order'));
    back.send(invocation('2', 'Echo', 'last'));
    while ((await nextOf(back))['invocationId'] !== '2');
    assert.deepEqual(talk.host.journal.entries, ['in order']);
  });
});

describe('a connection is not kept', () => {
  for (const given of [{}, { allowReconnect: true }, { error: 'why' }]) {
    test(`after Close ${JSON.stringify(given)}`, async (t) => {
      const talk = await begin(t);
      talk.socket.send(invocation('1', 'Close', given));
      await inTime('the end', talk.socket.closed);
      assert.equal((await refusalOf(talk.host.url, { query: { id: talk.id } })).status, 404);
      await talk.host.hasConnections(0);
    });
  }

  test('after a drain', async (t) => {
    const talk = await begin(t);
    await talk.host.hubServer.drain(0);
    await inTime('the end', talk.socket.closed);
    assert.ok([404, 503].includes((await refusalOf(talk.host.url, { query: { id: talk.id } })).status));
  });

  test('after a Close of its client', async (t) => {
    const talk = await begin(t);
    talk.socket.send({ type: 7 });
    await inTime('the end', talk.socket.closed);
    await talk.host.hasConnections(0);
    assert.equal((await refusalOf(talk.host.url, { query: { id: talk.id } })).status, 404);
  });

  test('after its client has closed the socket normally', async (t) => {
    const talk = await begin(t);
    talk.socket.socket.close(1000);
    await talk.host.hasConnections(0);
    assert.equal((await refusalOf(talk.host.url, { query: { id: talk.id } })).status, 404);
  });

  test('after invalid data', async (t) => {
    const talk = await begin(t);
    talk.socket.sendRaw('nonsense\u001E');
    await inTime('the end', talk.socket.closed);
    await talk.host.hasConnections(0);
    assert.equal((await refusalOf(talk.host.url, { query: { id: talk.id } })).status, 404);
  });

  test('for longer than the disconnect limit', async (t) => {
    const talk = await begin(t, { disconnectMs: 100 });
    talk.socket.send(streamInvocation('1', 'SilentStream'));
    await nextOf(talk.socket);
    await talk.socket.terminate();
    await talk.host.hasEnded('lost');
    await talk.host.hasConnections(0);
    await talk.host.journal.has('SilentStream ended');
    assert.equal((await refusalOf(talk.host.url, { query: { id: talk.id } })).status, 404);
  });

  test('if the client has not requested stateful reconnect', async (t) => {
    const host = await openHost(t, { statefulReconnect: true });
    const { socket, id } = await openConnection(t, host.url);
    await socket.terminate();
    await host.hasConnections(0);
    assert.equal((await refusalOf(host.url, { query: { id } })).status, 404);
  });
});

test('limits unacknowledged messages and continues after an acknowledgement', async (t) => {
  const { host, socket } = await begin(t, { unacknowledgedBytes: 2_000 });
  socket.send(streamInvocation('1', 'Count', 500));
  const first = await nextOf(socket);
  assert.equal(first['item'], 1);
  // A round trip on another connection gives the server time to send more.
  const { socket: other } = await openConnection(t, host.url);
  for (let round = 0; round < 50; round += 1) {
    other.send(invocation(`${round}`, 'Echo', round));
    await other.next();
  }
  const items = (): number => socket.text().split('"item":').length - 1;
  assert.ok(items() < 100, `${items()} items of 500`);
  let received = 1;
  while (received <= 500) {
    socket.send(ack(received));
    await nextOf(socket);
    received += 1;
  }
  assert.equal(items(), 500);
});

test('drops a disconnected client with too many pending messages', async (t) => {
  const talk = await begin(t, { unacknowledgedBytes: 2_000, waitingBytes: 20_000 });
  await talk.socket.terminate();
  const sending = Promise.allSettled(
    Array.from({ length: 200 }, () => talk.host.hubServer.clients.all().send('Message', 'x'.repeat(1_000))),
  );
  await talk.host.hasConnections(0);
  await inTime('the messages', sending);
  assert.equal((await refusalOf(talk.host.url, { query: { id: talk.id } })).status, 404);
});
