import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { HubLimits } from '../../options.ts';
import { openHost } from '../testing/host.ts';
import type { Host } from '../testing/host.ts';
import { negotiate } from '../testing/raw-http.ts';
import { converse, openSocket, refusalOf } from '../testing/raw-socket.ts';
import type { RawSocket } from '../testing/raw-socket.ts';
import { invocation, record, streamInvocation } from '../testing/records.ts';
import type { Wire } from '../testing/records.ts';
import { inTime, until } from '../testing/until.ts';

const query = { useStatefulReconnect: 'true' };
const sequence = (sequenceId: number): Wire => ({ type: 9, sequenceId });
const ack = (sequenceId: number): Wire => ({ type: 8, sequenceId });
const answer = (invocationId: string, result: unknown): Wire => ({ type: 3, invocationId, result });

type Resumable = { readonly host: Host; readonly id: string; readonly connectionId: string };

/** What comes besides acknowledgements: when those come is the server's own business. */
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

describe('a line that comes back', () => {
  test('begins with a Sequence, and says again what is not acknowledged', async (t) => {
    const talk = await begin(t);
    talk.socket.send(invocation('1', 'Echo', 'a'), invocation('2', 'Echo', 'b'));
    assert.deepEqual(await nextOf(talk.socket), answer('1', 'a'));
    assert.deepEqual(await nextOf(talk.socket), answer('2', 'b'));
    await talk.socket.cut();
    const back = await again(t, talk);
    assert.deepEqual(await back.nextFew(3), [sequence(1), answer('1', 'a'), answer('2', 'b')]);
  });

  test('says nothing again that is acknowledged, and counts on', async (t) => {
    const talk = await begin(t);
    talk.socket.send(
      invocation('1', 'Echo', 'a'),
      invocation('2', 'Echo', 'b'),
      invocation('3', 'Echo', 'c'),
    );
    for (let each = 0; each < 3; each += 1) await nextOf(talk.socket);
    talk.socket.send(ack(2), invocation('4', 'Echo', 'd'));
    await nextOf(talk.socket);
    await talk.socket.cut();
    const back = await again(t, talk);
    assert.deepEqual(await back.nextFew(3), [sequence(3), answer('3', 'c'), answer('4', 'd')]);
    back.send(sequence(5), ack(4), invocation('5', 'Echo', 'e'));
    assert.deepEqual(await nextOf(back), answer('5', 'e'));
    back.send(ack(5), invocation('6', 'Nothing'));
    await nextOf(back);
    back.send(ack(6), { type: 6 });
    await until('the acknowledgement is read', async () => {
      await back.cut();
      const last = await again(t, talk);
      const first = await last.next();
      await last.cut();
      return first['sequenceId'] === 7;
    });
  });

  test('is the same connection: same id, same groups, and the hub hears of no end', async (t) => {
    const talk = await begin(t);
    talk.socket.send(invocation('1', 'Join', 'room'));
    await nextOf(talk.socket);
    talk.socket.send(ack(1), invocation('2', 'Nothing'));
    await nextOf(talk.socket);
    await talk.socket.cut();
    const { clients } = talk.host.hubServer;
    for (const word of ['one', 'two', 'three']) await clients.group('room').send('Message', word);
    const back = await again(t, talk);
    assert.equal((await back.next())['sequenceId'], 2);
    assert.deepEqual(await back.next(), answer('2', null));
    const messages = await back.nextFew(3);
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

  test('may come before the old one is known to be gone', async (t) => {
    const talk = await begin(t);
    talk.socket.send(invocation('1', 'Echo', 'a'));
    await nextOf(talk.socket);
    const back = await again(t, talk);
    assert.deepEqual(await back.nextFew(2), [sequence(1), answer('1', 'a')]);
    await inTime('the old line to end', talk.socket.closed);
    back.send(sequence(2), invocation('2', 'Echo', 'b'));
    assert.deepEqual(await nextOf(back), answer('2', 'b'));
  });

  test('has no other handshake', async (t) => {
    const talk = await begin(t);
    await talk.socket.cut();
    const back = await again(t, talk);
    assert.deepEqual(await back.next(), sequence(1));
    back.send(sequence(1), invocation('1', 'Echo', 'a'));
    assert.deepEqual(await nextOf(back), answer('1', 'a'));
  });
});

describe('what a client says again', () => {
  test('is done once', async (t) => {
    const talk = await begin(t);
    const call = invocation('1', 'Note', 'once');
    talk.socket.send(call);
    assert.deepEqual(await nextOf(talk.socket), answer('1', 1));
    await talk.socket.cut();
    const back = await again(t, talk);
    back.send(sequence(1), call, invocation('2', 'Note', 'new'));
    assert.deepEqual(await back.nextFew(3), [sequence(1), answer('1', 1), answer('2', 1)]);
    assert.deepEqual(talk.host.journal.entries, ['once', 'new']);
  });

  test('is done if it had not come', async (t) => {
    const talk = await begin(t);
    talk.socket.send(invocation('1', 'Note', 'came'));
    await nextOf(talk.socket);
    await talk.socket.cut();
    const back = await again(t, talk);
    back.send(sequence(1), invocation('1', 'Note', 'came'), invocation('2', 'Note', 'lost'));
    assert.deepEqual((await back.nextFew(3)).at(-1), answer('2', 1));
    assert.deepEqual(talk.host.journal.entries, ['came', 'lost']);
  });

  test('is acknowledged, up to the last', async (t) => {
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

  test('with a gap before it is the end of the connection', async (t) => {
    const talk = await begin(t);
    await talk.socket.cut();
    const back = await again(t, talk);
    await back.next();
    back.send(sequence(5), invocation('1', 'Note', 'after a gap'));
    await inTime('the end', back.closed);
    await talk.host.hasConnections(0);
    assert.deepEqual(talk.host.journal.entries, []);
  });

  test('needs a Sequence before it', async (t) => {
    const talk = await begin(t);
    await talk.socket.cut();
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

  test('after the last word of its client', async (t) => {
    const talk = await begin(t);
    talk.socket.send({ type: 7 });
    await inTime('the end', talk.socket.closed);
    await talk.host.hasConnections(0);
    assert.equal((await refusalOf(talk.host.url, { query: { id: talk.id } })).status, 404);
  });

  test('after a socket that its client has closed in good order', async (t) => {
    const talk = await begin(t);
    talk.socket.socket.close(1000);
    await talk.host.hasConnections(0);
    assert.equal((await refusalOf(talk.host.url, { query: { id: talk.id } })).status, 404);
  });

  test('after nonsense', async (t) => {
    const talk = await begin(t);
    talk.socket.sendRaw('nonsense\u001E');
    await inTime('the end', talk.socket.closed);
    await talk.host.hasConnections(0);
    assert.equal((await refusalOf(talk.host.url, { query: { id: talk.id } })).status, 404);
  });

  test('for longer than it may be away', async (t) => {
    const talk = await begin(t, { disconnectMs: 100 });
    talk.socket.send(streamInvocation('1', 'SilentStream'));
    await nextOf(talk.socket);
    await talk.socket.cut();
    await talk.host.hasEnded('lost');
    await talk.host.hasConnections(0);
    await talk.host.journal.has('SilentStream ended');
    assert.equal((await refusalOf(talk.host.url, { query: { id: talk.id } })).status, 404);
  });

  test('where the client has not asked for it', async (t) => {
    const host = await openHost(t, { statefulReconnect: true });
    const { socket, id } = await converse(t, host.url);
    await socket.cut();
    await host.hasConnections(0);
    assert.equal((await refusalOf(host.url, { query: { id } })).status, 404);
  });
});

test('what is not acknowledged is bounded, and goes on when it is', async (t) => {
  const { host, socket } = await begin(t, { unacknowledgedBytes: 2_000 });
  socket.send(streamInvocation('1', 'Count', 500));
  const first = await nextOf(socket);
  assert.equal(first['item'], 1);
  // Another connection shows that the server has had time enough to say more.
  const { socket: other } = await converse(t, host.url);
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

test('who is away and told too much is given up, and the server is not filled', async (t) => {
  const talk = await begin(t, { unacknowledgedBytes: 2_000, waitingBytes: 20_000 });
  await talk.socket.cut();
  const told = Promise.allSettled(
    Array.from({ length: 200 }, () => talk.host.hubServer.clients.all().send('Message', 'x'.repeat(1_000))),
  );
  await talk.host.hasConnections(0);
  await inTime('the telling', told);
  assert.equal((await refusalOf(talk.host.url, { query: { id: talk.id } })).status, 404);
});
