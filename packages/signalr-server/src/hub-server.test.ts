import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { z } from 'zod';
import { hubOf } from './hub.ts';
import { createHubServer } from './hub-server.ts';
import type { HubLimits } from './options.ts';
import { serveHub } from './testing/serve-hub.ts';

type Events = { Said: [by: string, text: string] };
const { hub, method, stream } = hubOf<{ readonly name: string }, Events>();

const chat = hub({
  name: 'chat',
  methods: {
    Say: method({
      parameters: z.tuple([z.string()]),
      run: async ({ caller, clients }, text) => {
        await clients.group('room').send('Said', caller.identity.name, text);
        return text.length;
      },
    }),
    Count: stream({
      parameters: z.tuple([z.int()]),
      run: function* count(_call, to) {
        for (let at = 1; at <= to; at += 1) yield at;
      },
    }),
    Sum: method({
      parameters: z.tuple([]),
      uploads: [z.number()],
      run: async ({ uploads: [numbers] }) => {
        let sum = 0;
        for await (const number of numbers ?? []) sum += Number(number);
        return sum;
      },
    }),
  },
  onConnected: (caller) => caller.join('room'),
});

async function openChat(t: TestContext, limits: Partial<HubLimits> = {}): Promise<string> {
  const hubServer = createHubServer(chat, {
    limits,
    authenticate: ({ token }) => (token === null ? null : { identity: { name: token }, userId: token }),
  });
  return (await serveHub(t, hubServer, '/chat')).url;
}

async function connect(
  t: TestContext,
  url: string,
  transport: HttpTransportType,
  name = 'Robin',
): Promise<HubConnection> {
  const connection = new HubConnectionBuilder()
    .withUrl(url, { transport, accessTokenFactory: () => name })
    .configureLogging(LogLevel.None)
    .build();
  await connection.start();
  t.after(() => connection.stop());
  return connection;
}

for (const transport of ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const) {
  test(`the chat of the readme works over ${transport}`, async (t) => {
    const connection = await connect(t, await openChat(t), HttpTransportType[transport]);
    const said = new Promise((resolve) => connection.on('Said', (...args) => resolve(args)));
    assert.equal(await connection.invoke('Say', 'Hello'), 5);
    assert.deepEqual(await said, ['Robin', 'Hello']);
    const counted = await new Promise((resolve, reject) => {
      const items: unknown[] = [];
      connection
        .stream('Count', 3)
        .subscribe({ next: (item) => items.push(item), error: reject, complete: () => resolve(items) });
    });
    assert.deepEqual(counted, [1, 2, 3]);
    await assert.rejects(connection.invoke('Say', 5), /Failed to invoke 'Say' due to an error on the server/);
  });
}

test('limits the connections of a user without affecting other users', async (t) => {
  const url = await openChat(t, { connectionsPerUser: 2, connections: 3 });
  const { WebSockets } = HttpTransportType;
  const first = await connect(t, url, WebSockets);
  await connect(t, url, WebSockets);
  await assert.rejects(connect(t, url, WebSockets), /503/);
  await connect(t, url, WebSockets, 'Sam');
  await assert.rejects(connect(t, url, WebSockets, 'Ann'), /503/);
  await first.stop();
  await connect(t, url, WebSockets);
});
