import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openHost } from '../testing/host.ts';
import { ask, openEventStream, tokenFor } from '../testing/raw-http.ts';
import { openPollingConnection } from '../testing/raw-poller.ts';
import { openConnection } from '../testing/raw-socket.ts';
import type { RawSocket } from '../testing/raw-socket.ts';
import { invocation, jsonHandshake, record, recordsIn, separator } from '../testing/records.ts';

const isAlive = async (socket: RawSocket): Promise<void> => {
  socket.send(invocation('alive', 'Echo', 'yes'));
  assert.deepEqual(await socket.next(), { type: 3, invocationId: 'alive', result: 'yes' });
};

describe('records on a WebSocket', () => {
  test('may share one frame', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    const all = Array.from({ length: 50 }, (_each, at) => `${at}`);
    socket.send(...all.map((id) => invocation(id, 'Echo', id)));
    const completions = await socket.nextRecords(50);
    assert.deepEqual(
      completions.map(({ result }) => result),
      all,
    );
  });

  test('may be split over frames, with several boundaries in one', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    const text = ['1', '2', '3'].map((id) => record(invocation(id, 'Echo', 'x'.repeat(100)))).join('');
    for (let at = 0; at < text.length; at += 70) socket.sendRaw(text.slice(at, at + 70));
    const completions = await socket.nextRecords(3);
    assert.deepEqual(
      completions.map(({ invocationId }) => invocationId),
      ['1', '2', '3'],
    );
  });

  test('may be split over fragments within a character', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    const bytes = Buffer.from(record(invocation('1', 'Echo', 'größer 😀')));
    for (let at = 0; at < bytes.length; at += 1) {
      socket.socket.send(bytes.subarray(at, at + 1), { binary: false, fin: at === bytes.length - 1 });
    }
    assert.deepEqual(await socket.next(), { type: 3, invocationId: '1', result: 'größer 😀' });
  });

  test('reach the client in frames of text, each ending with a record', async (t) => {
    const { socket } = await openConnection(
      t,
      (await openHost(t, { limits: { messageBytes: 1_000_000 } })).url,
    );
    socket.send(invocation('big', 'Echo', 'x'.repeat(300_000)));
    await socket.next();
    socket.send(...Array.from({ length: 200 }, (_each, at) => invocation(`${at}`, 'Echo', at)));
    await socket.nextRecords(200);
    for (const { bytes, isBinary } of socket.frames) {
      assert.equal(isBinary, false);
      assert.equal(bytes.at(-1), 0x1e);
    }
  });
});

describe('ends the connection with an error after an invalid message', () => {
  const invalid = [
    'nonsense',
    '{"type":1',
    '"text"',
    '7',
    'null',
    '[1]',
    '{"type":"1"}',
    '{"type":1,"arguments":[]}',
    '{"type":1,"target":7,"arguments":[]}',
    '{"type":3,"invocationId":"1","result":1,"error":"both"}',
    '{"type":4,"target":"Stream","arguments":[]}',
  ];
  for (const text of invalid) {
    test(text, async (t) => {
      const host = await openHost(t);
      const [{ socket }, other] = [await openConnection(t, host.url), await openConnection(t, host.url)];
      socket.sendRaw(text + separator);
      const [close, ...more] = await socket.rest();
      assert.deepEqual(more, []);
      assert.equal(close?.['type'], 7);
      assert.equal(typeof close['error'], 'string');
      assert.ok([undefined, false].includes(close['allowReconnect'] as boolean | undefined));
      await host.hasConnections(1);
      await host.hasEnded('protocol');
      await isAlive(other.socket);
    });
  }
});

test('skips unknown kinds of messages', async (t) => {
  const { socket } = await openConnection(t, (await openHost(t)).url);
  socket.send({ type: 42, anything: true }, { type: 6, extra: 'ignored' });
  await isAlive(socket);
});

describe('a message that is too long', () => {
  const limits = { messageBytes: 1_000 };
  const callOf = (length: number): string => {
    const empty = record(invocation('1', 'Echo', ''));
    // The separator does not count.
    return record(invocation('1', 'Echo', 'x'.repeat(length - empty.length + 1)));
  };

  test('closes its connection with an error, and no other', async (t) => {
    const host = await openHost(t, { limits });
    const [{ socket }, other] = [await openConnection(t, host.url), await openConnection(t, host.url)];
    socket.sendRaw(callOf(1_100));
    const [close, ...more] = await socket.rest();
    assert.deepEqual([close?.['type'], typeof close?.['error'], more], [7, 'string', []]);
    await host.hasConnections(1);
    await isAlive(other.socket);
  });

  test('is accepted at the limit', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t, { limits })).url);
    socket.sendRaw(callOf(1_000));
    assert.equal((await socket.next())['type'], 3);
  });

  test('is detected before its end, however it is split', async (t) => {
    const host = await openHost(t, { limits });
    const { socket } = await openConnection(t, host.url);
    for (let part = 0; part < 30; part += 1) socket.sendRaw('x'.repeat(100));
    assert.equal((await socket.rest())[0]?.['type'], 7);
    await host.hasConnections(0);
  });

  test('is not mistaken for many short ones in a frame', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t, { limits })).url);
    socket.send(...Array.from({ length: 100 }, (_each, at) => invocation(`${at}`, 'Echo', at)));
    assert.equal((await socket.nextRecords(100)).at(-1)?.['invocationId'], '99');
  });

  test('ends a connection that polls', async (t) => {
    const host = await openHost(t, { limits });
    const poller = await openPollingConnection(host.url);
    const { status } = await poller.post(callOf(5_000));
    assert.ok([200, 404, 413].includes(status), String(status));
    const reply = await poller.poll();
    if (reply.status === 200) assert.equal(recordsIn(reply.text)[0]?.['type'], 7);
    else assert.ok([204, 404].includes(reply.status));
    await host.hasConnections(0);
  });

  test('ends a connection with an event stream', async (t) => {
    const host = await openHost(t, { limits });
    const id = await tokenFor(host.url);
    const events = await openEventStream(t, host.url, { query: { id } });
    const post = (body: string) => ask('POST', host.url, { query: { id }, body });
    await post(jsonHandshake);
    await post(callOf(5_000));
    await events.ended;
    assert.match(events.raw(), /"type":7,"error":/);
    await host.hasConnections(0);
  });
});
