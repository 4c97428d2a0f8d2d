import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './web-socket-frame.ts';

type Heard = { readonly data: Buffer; readonly isBinary: boolean };

/** What a client hears of frames that are written to its connection as they are. */
async function hear(t: TestContext, frames: readonly Buffer[]): Promise<readonly Heard[]> {
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
  const heard: Heard[] = [];
  client.on('message', (data, isBinary) => heard.push({ data: data as Buffer, isBinary }));
  await once(client, 'close');
  return heard;
}

test('a message of any length is one frame, as text and as bytes', async (t) => {
  const messages = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000].map((size) => Buffer.alloc(size, 'x'));
  const heard = await hear(
    t,
    messages.flatMap((bytes) => [frameOf(bytes, true), frameOf(bytes.toString(), false)]),
  );
  assert.deepEqual(
    heard,
    messages.flatMap((data) => [
      { data, isBinary: true },
      { data, isBinary: false },
    ]),
  );
});

test('letters of several bytes are counted as such', async (t) => {
  const text = 'Zoë — 🐝'.repeat(20);
  const [heard] = await hear(t, [frameOf(text, false)]);
  assert.equal(heard?.data.toString(), text);
});
