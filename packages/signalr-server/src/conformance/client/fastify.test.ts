import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import fastify from 'fastify';
import { hubRoutes } from '../../fastify.ts';
import { createHubServer } from '../../hub-server.ts';
import { messagePack } from '../../messagepack.ts';
import { examHub } from '../testing/exam-hub.ts';
import { annsToken, authenticate } from '../testing/host.ts';
import { Journal } from '../testing/journal.ts';
import { connect, heard, itemsOf, pairs, transports } from '../testing/real-client.ts';
import { inTime, until } from '../testing/until.ts';

async function openApp(t: TestContext) {
  const hubServer = createHubServer(examHub(new Journal(), {}, {}), { authenticate, codecs: [messagePack] });
  const app = fastify();
  app.post('/things', ({ body }) => ({ got: body }));
  await app.register(hubRoutes, { hubServer, path: '/exam' });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => inTime('the app to close', app.close()));
  return { origin, hubServer, app };
}

describe('a hub among the routes of a fastify app', () => {
  for (const pair of pairs) {
    test(`serves ${pair.transport}, ${pair.protocol}`, async (t) => {
      const { origin } = await openApp(t);
      const client = await connect(t, `${origin}/exam`, {
        ...pair,
        http: { accessTokenFactory: () => annsToken },
      });
      const messages = heard(client, 'Message');
      assert.equal(await client.invoke('OnlyAnn'), 'welcome');
      assert.deepEqual(await itemsOf(client.stream('Stream')), ['a', 'b', 'c']);
      await client.invoke('InvokeWithString', 'hello');
      await until('the message comes', () => messages.length === 1);
      await client.stop();
    });
  }

  test('leaves other routes unchanged', async (t) => {
    const { origin } = await openApp(t);
    const post = (body: string) =>
      fetch(`${origin}/things`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    assert.deepEqual(await (await post('{"a":1}')).json(), { got: { a: 1 } });
    assert.equal((await post('{"a":')).status, 400);
    assert.equal((await fetch(`${origin}/nowhere`)).status, 404);
    const other = await fetch(`${origin}/things`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: 'x',
    });
    assert.equal(other.status, 415);
  });

  test('drains before the app closes', async (t) => {
    const { origin, hubServer, app } = await openApp(t);
    for (const transport of transports) await connect(t, `${origin}/exam`, { transport });
    assert.equal(hubServer.connections(), 3);
    await inTime('the drain', hubServer.drain(0));
    await inTime('the app to close', app.close());
    assert.equal(hubServer.connections(), 0);
  });
});
