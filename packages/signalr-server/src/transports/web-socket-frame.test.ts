import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './web-socket-frame.ts';

type Received = { readonly data: Buffer; readonly isBinary: boolean };

/** Returns the messages that a client receives when frames are written to its connection. */
async function receive(t: TestContext, frames: readonly Buffer[]): Promise<readonly Received[]> {
  const server = createServer().listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, wire, head) => {
    sockets.handleUpgrade(request, wire, head, (socket) => {
      for (const frame of frames) wire.write(frame);
      socket.close();
    });
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: Received[] = [];
  client.on('message', (data, isBinary) => received.push({ data: data as Buffer, isBinary }));
  await once(client, 'close');
  return received;
}

test('writes a message of any length as one frame, as text and as bytes', async (t) => {
  const messages = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000].map((size) => Buffer.alloc(size, 'x'));
  const received = await receive(
    t,
    messages.flatMap((bytes) => [frameOf(bytes, true), frameOf(bytes.toString(), false)]),
  );
  assert.deepEqual(
    received,
    messages.flatMap((data) => [
      { data, isBinary: true },
      { data, isBinary: false },
    ]),
  );
});

test('counts the bytes of a text, not its characters', async (t) => {
  const text = 'Zoë — 🐝'.repeat(20);
  const [received] = await receive(t, [frameOf(text, false)]);
  assert.equal(received?.data.toString(), text);
});
