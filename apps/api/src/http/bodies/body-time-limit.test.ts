import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { limitBodyTime } from './body-time-limit.ts';

test('times out on an unfinished body and answers a finished one', async (t) => {
  const app = Fastify();
  t.after(() => app.close());
  limitBodyTime(app);
  app.post('/', async () => ({ isAnswered: true }));
  app.post('/short', { config: { bodyMs: 50 } }, async () => ({ isAnswered: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = 'HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  socket.write(`POST / ${head}content-length: 2\r\n\r\n{}`);
  const [answered] = await once(socket, 'data');
  assert.match(String(answered), /isAnswered/);
  socket.write(`POST /short ${head}content-length: 9\r\n\r\n{`);
  await once(socket, 'close');
});
