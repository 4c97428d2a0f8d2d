import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { z } from 'zod';
import type { Backplane } from '../backplane/backplane.ts';
import { memoryBackplane, memoryBus } from '../backplane/memory-backplane.ts';
import type { MemoryBus } from '../backplane/memory-backplane.ts';
import { hubOf } from '../hub.ts';
import { createHubServer } from '../hub-server.ts';
import type { HubServer } from '../hub-server.ts';
import { Inbox } from '../testing/inbox.ts';
import { serveHub } from '../testing/serve-hub.ts';

type Events = { Message: [text: string] };
const { hub, method } = hubOf<null, Events>();
const rooms = hub({
  name: 'rooms',
  methods: {
    Join: method({ parameters: z.tuple([z.string()]), run: ({ caller }, group) => caller.join(group) }),
    Leave: method({ parameters: z.tuple([z.string()]), run: ({ caller }, group) => caller.leave(group) }),
  },
});

type Node = {
  readonly url: string;
  readonly clients: HubServer<Events>['clients'];
  /** The channels that the node requests, as they change. */
  readonly channels: Inbox<readonly string[]>;
};

type Given = {
  readonly bus: MemoryBus;
  /** Awaited before the node receives a channel. */
  readonly heardAfter?: (channel: string) => Promise<void>;
};

/** A memory backplane that records subscriptions and can be delayed. */
function watched({ bus, heardAfter }: Given, channels: Inbox<readonly string[]>): Backplane {
  const backplane = memoryBackplane({ bus });
  const open = new Set<string>();
  return {
    ...backplane,
    subscribe: async (channel, listen) => {
      channels.take([...open.add(channel)]);
      await heardAfter?.(channel);
      await backplane.subscribe(channel, listen);
    },
    unsubscribe: async (channel) => {
      await backplane.unsubscribe(channel);
      open.delete(channel);
      channels.take([...open]);
    },
  };
}

async function openNode(t: TestContext, given: Given): Promise<Node> {
  const channels = new Inbox<readonly string[]>();
  const hubServer = createHubServer(rooms, {
    authenticate: ({ token }) => ({ identity: null, userId: token }),
    backplane: watched(given, channels),
  });
  const { url } = await serveHub(t, hubServer, '/rooms');
  return { url, clients: hubServer.clients, channels };
}

type Guest = { readonly connection: HubConnection; readonly received: Inbox<string> };

async function openGuest(t: TestContext, { url }: Node, groups: readonly string[] = []): Promise<Guest> {
  const connection = new HubConnectionBuilder()
    .withUrl(url, { transport: HttpTransportType.WebSockets, accessTokenFactory: () => 'ana' })
    .configureLogging(LogLevel.None)
    .build();
  const received = new Inbox<string>();
  connection.on('Message', received.take);
  t.after(() => connection.stop());
  await connection.start();
  for (const group of groups) await connection.invoke('Join', group);
  return { connection, received };
}

test('resolves a join only when all later messages arrive', async (t) => {
  const bus = memoryBus();
  const isHeard = Promise.withResolvers<void>();
  const slow = await openNode(t, {
    bus,
    heardAfter: (channel) => (channel === 'rooms:group:red' ? isHeard.promise : Promise.resolve()),
  });
  const other = await openNode(t, { bus });
  const [one, two, third] = [await openGuest(t, slow), await openGuest(t, slow), await openGuest(t, slow)];
  const joined: string[] = [];
  const joins = [one, two].map(({ connection }, index) =>
    connection.invoke('Join', 'red').then(() => joined.push(String(index))),
  );
  await slow.channels.until((items) => items.at(-1)?.includes('rooms:group:red') === true);
  // A reply to them would have arrived before this later one.
  await third.connection.invoke('Join', 'blue');
  await other.clients.group('red').send('Message', 'too early');
  assert.deepEqual(joined, []);
  isHeard.resolve();
  await Promise.all(joins);
  await other.clients.group('red').send('Message', 'inside');
  for (const { received } of [one, two]) {
    await received.count(1);
    assert.deepEqual(received.items, ['inside']);
  }
});

test('keeps the other members of a node when one leaves or disconnects', async (t) => {
  const bus = memoryBus();
  const [here, there] = [await openNode(t, { bus }), await openNode(t, { bus })];
  const [stays, leaves, goes] = [
    await openGuest(t, here, ['red']),
    await openGuest(t, here, ['red']),
    await openGuest(t, here, ['red']),
  ];
  await leaves.connection.invoke('Leave', 'red');
  await goes.connection.stop();
  await here.channels.until(
    (items) => items.at(-1)?.filter((name) => name.includes(':connection:')).length === 2,
  );
  await there.clients.group('red').send('Message', 'to red');
  await there.clients.all().send('Message', 'to all');
  await Promise.all([stays.received.count(2), leaves.received.count(1)]);
  assert.deepEqual([stays.received.items, leaves.received.items], [['to red', 'to all'], ['to all']]);
});

test('unsubscribes a node from channels without local members', async (t) => {
  const bus = memoryBus();
  const node = await openNode(t, { bus });
  const guests = [await openGuest(t, node, ['red', 'blue']), await openGuest(t, node, ['red'])];
  assert.equal(node.channels.items.at(-1)?.length, 6, 'all, one user, two connections, two groups');
  await guests[0]?.connection.invoke('Leave', 'blue');
  assert.ok(node.channels.items.at(-1)?.includes('rooms:group:blue') === false);
  for (const { connection } of guests) await connection.stop();
  await node.channels.until((items) => items.at(-1)?.length === 0);
});

test('sends to a single connection of another node by its id', async (t) => {
  const bus = memoryBus();
  const [here, there] = [await openNode(t, { bus }), await openNode(t, { bus })];
  const [one, other] = [await openGuest(t, here), await openGuest(t, here)];
  await there.clients.client(one.connection.connectionId ?? assert.fail()).send('Message', 'to one');
  await there.clients.client('unknown').send('Message', 'to an unknown client');
  await there.clients.all().send('Message', 'to all');
  await Promise.all([one.received.count(2), other.received.count(1)]);
  assert.deepEqual([one.received.items, other.received.items], [['to one', 'to all'], ['to all']]);
});
