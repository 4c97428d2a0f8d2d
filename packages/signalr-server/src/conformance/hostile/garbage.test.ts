import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { openHost } from '../testing/host.ts';
import type { Host } from '../testing/host.ts';
import { ask } from '../testing/raw-http.ts';
import { openPollingConnection } from '../testing/raw-poller.ts';
import { openConnection, openSocket } from '../testing/raw-socket.ts';
import { invocation, jsonHandshake, record, separator, streamInvocation } from '../testing/records.ts';
import { inTime, until } from '../testing/until.ts';

async function isAlive(t: TestContext, host: Host): Promise<void> {
  const { socket } = await openConnection(t, host.url);
  socket.send(invocation('alive', 'Echo', 'yes'));
  assert.equal((await socket.next())['result'], 'yes');
}

const upgrade = (path: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: exam',
    ...Object.entries({
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

function rawLine(t: TestContext, port: number) {
  const line: Socket = connect(port, '127.0.0.1');
  t.after(() => line.destroy());
  let received = '';
  line.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  line.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => line.on('close', () => resolve()));
  return { line, received: () => received, closed: inTime('the line to be closed', closed) };
}

describe('an invalid upgrade', () => {
  for (const [name, headers] of [
    ['no key', { 'Sec-WebSocket-Key': '' }],
    ['an invalid key', { 'Sec-WebSocket-Key': 'short' }],
    ['another version', { 'Sec-WebSocket-Version': '7' }],
    ['another protocol', { Upgrade: 'h2c' }],
  ] as const) {
    test(`is refused for ${name}`, async (t) => {
      const host = await openHost(t);
      const { line, received, closed } = rawLine(t, host.port);
      line.write(upgrade('/exam', headers));
      await closed;
      assert.match(received(), /^HTTP\/1\.1 4\d\d /);
      await isAlive(t, host);
    });
  }

  test('ends an upgrade to a path without a hub', async (t) => {
    const host = await openHost(t, { isAlone: true });
    const { line, received, closed } = rawLine(t, host.port);
    line.write(upgrade('/elsewhere'));
    await closed;
    assert.doesNotMatch(received(), /^HTTP\/1\.1 101/);
    await isAlive(t, host);
  });
});

describe('ends only the connection that sends an invalid frame', () => {
  const masked = (first: number, payload: Buffer): Buffer =>
    Buffer.concat([Buffer.from([first, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
  for (const [name, bytes] of [
    ['not masked', Buffer.from([0x81, 0x01, 0x78])],
    ['an unused opcode', masked(0x83, Buffer.from('x'))],
    ['reserved bits', masked(0xf1, Buffer.from('x'))],
    ['text that is not UTF-8', masked(0x81, Buffer.from([0xc3, 0x28, 0x1e]))],
    ['a huge length', Buffer.from([0x82, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
    ['a continuation without a start', masked(0x80, Buffer.from('x'))],
    ['random bytes', Buffer.concat([Buffer.from([0xff]), randomBytes(500)])],
  ] as const) {
    test(name, async (t) => {
      const host = await openHost(t);
      const { line, received, closed } = rawLine(t, host.port);
      line.write(upgrade('/exam'));
      line.once('data', () => line.write(bytes));
      // A graceful close waits for a reply, which this client does not send.
      await Promise.race([closed, host.hasSeen('handshakeFailed')]);
      assert.match(received(), /^HTTP\/1\.1 101 /);
      await host.hasConnections(0);
      await isAlive(t, host);
    });
  }

  test('disconnects a client that stops within a frame', async (t) => {
    const host = await openHost(t);
    const { line } = rawLine(t, host.port);
    line.write(upgrade('/exam'));
    line.once('data', () => line.end(Buffer.from([0x82, 0xfe, 0x10])));
    await isAlive(t, host);
    await host.hasConnections(1);
  });
});

test('is not blocked by a client that does not confirm the close', async (t) => {
  const host = await openHost(t);
  const { line, received } = rawLine(t, host.port);
  line.write(upgrade('/exam'));
  await until('the upgrade is done', () => received().includes('101'));
  await host.hasConnections(1);
  line.pause();
  await host.close();
  assert.equal(host.hubServer.connections(), 0);
});

test('limits an endless send', async (t) => {
  const host = await openHost(t);
  const poller = await openPollingConnection(host.url);
  const { line, received } = rawLine(t, host.port);
  line.write(`POST /exam?id=${poller.id} HTTP/1.1\r\nHost: exam\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const over = host.hasConnections(0);
  while (host.hubServer.connections() > 0) {
    const drained = new Promise((resolve) => line.once('drain', resolve));
    if (!line.write(`10000\r\n${'x'.repeat(65_536)}\r\n`)) await Promise.race([over, drained]);
  }
  await until('it is answered', () => received() !== '');
  assert.match(received(), /^HTTP\/1\.1 4/);
  line.destroy();
  await isAlive(t, host);
});

describe('bytes instead of text', () => {
  test('end a JSON connection or are read, without affecting others', async (t) => {
    const host = await openHost(t);
    const { socket } = await openConnection(t, host.url);
    socket.sendRaw(Buffer.from([0xff, 0xfe, 0x00, 0x1e]));
    const close = (await socket.rest()).at(-1);
    assert.deepEqual([close?.['type'], typeof close?.['error']], [7, 'string']);
    await isAlive(t, host);
  });

  test('end the connection of a send', async (t) => {
    const host = await openHost(t);
    const poller = await openPollingConnection(host.url);
    await poller.post(Buffer.concat([randomBytes(200), Buffer.from(separator)]));
    await host.hasConnections(0);
    await isAlive(t, host);
  });

  test('refuses a binary protocol over an event stream', async (t) => {
    const host = await openHost(t);
    const poller = await ask('POST', `${host.url}/negotiate?negotiateVersion=1`);
    const { connectionToken: id } = JSON.parse(poller.text);
    const line = rawLine(t, host.port);
    line.line.write(`GET /exam?id=${id} HTTP/1.1\r\nHost: exam\r\nAccept: text/event-stream\r\n\r\n`);
    const shaken = (): Promise<{ status: number }> =>
      ask('POST', host.url, { query: { id }, body: record({ protocol: 'messagepack', version: 1 }) });
    await new Promise<void>((resolve) => line.line.once('data', () => resolve()));
    await shaken();
    await ask('POST', host.url, {
      query: { id },
      body: Buffer.from([9, 0x96, 1, 0x80, 0xa1, 0x31, 0xa7, 0x4e, 0x6f]),
    });
    await isAlive(t, host);
  });
});

describe('invalid requests', () => {
  for (const bytes of [
    'nonsense\r\n\r\n',
    'POST /exam/negotiate HTTP/1.1\r\nHost: exam\r\nContent-Length: -1\r\n\r\n',
    'POST /exam/negotiate HTTP/1.1\r\nHost: exam\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    'GET /exam?id=%ff%fe%zz HTTP/1.1\r\nHost: exam\r\nConnection: close\r\n\r\n',
    'GET //exam?id=1 HTTP/1.1\r\nHost: exam\r\nConnection: close\r\n\r\n',
    'GET http://[/exam HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n',
    upgrade('/exam?id=%zz'),
    upgrade('//['),
    upgrade('/exam', { Origin: 'http://[' }),
  ]) {
    test(JSON.stringify(bytes.slice(0, 60)), async (t) => {
      const host = await openHost(t, { isAlone: true });
      const { line, received, closed } = rawLine(t, host.port);
      line.write(bytes);
      line.end();
      await closed;
      assert.doesNotMatch(received(), /^HTTP\/1\.1 5/);
      await isAlive(t, host);
    });
  }
});

test('loses at most one connection for altered records', async (t) => {
  const host = await openHost(t, { limits: { messageBytes: 2_000 } });
  const { socket: witness } = await openConnection(t, host.url);
  const good = [
    record(invocation('1', 'Echo', { deep: [1, null, 'text'] })),
    record({ ...invocation('2', 'StreamingConcat'), streamIds: ['s'] }),
    record({ type: 2, invocationId: 's', item: 'a' }),
    record(streamInvocation('3', 'Stream')),
    record({ type: 5, invocationId: '3' }),
    record({ type: 8, sequenceId: 3 }),
    record({ type: 9, sequenceId: 1 }),
  ].join('');
  // Deterministic, so that a failure can be reproduced.
  let state = 20_260_101;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  for (let round = 0; round < 100; round += 1) {
    const bytes = Buffer.from(jsonHandshake + good);
    const changes = 1 + random(4);
    for (let each = 0; each < changes; each += 1) bytes[random(bytes.length)] = random(256);
    const socket = await openSocket(t, host.url);
    socket.sendRaw(round % 2 === 0 ? bytes : bytes.toString('utf8'));
    socket.send(invocation('done', 'Echo', round));
    await Promise.race([socket.closed, new Promise((resolve) => socket.socket.once('message', resolve))]);
    socket.socket.terminate();
    witness.send(invocation(`${round}`, 'Echo', round));
    assert.equal((await witness.next())['result'], round);
  }
  await host.hasConnections(1);
});
