import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { serverClosing } from './close-server.ts';

const anHourMs = 3_600_000;

test('[FF-45] answers a running call, and does not wait for the connection that its client keeps', async (t) => {
  const asked = Promise.withResolvers<undefined>();
  const answer = Promise.withResolvers<undefined>();
  const server = createServer({ keepAliveTimeout: anHourMs }, (_, response) => {
    asked.resolve(undefined);
    void answer.promise.then(() => response.end('done'));
  });
  const agent = new Agent({ keepAlive: true });
  t.after(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  const closed = once(server, 'close');
  const closing = serverClosing({ close: () => closed, server });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const call = request({ port, agent, host: '127.0.0.1' }).end();
  const replied = once(call, 'response');
  await asked.promise;
  closing.refuseNew(() => anHourMs);
  answer.resolve(undefined);
  const [reply]: [IncomingMessage] = (await replied) as [IncomingMessage];
  assert.equal((await reply.toArray()).join(''), 'done');
  await closing.end(() => anHourMs);
});
