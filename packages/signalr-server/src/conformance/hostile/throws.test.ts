import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { z } from 'zod';
import type { Schema } from '../../standard-schema.ts';
import { method, stream } from '../testing/exam-hub.ts';
import type { Methods } from '../testing/exam-hub.ts';
import { annsToken, authenticate, bearer, openHost } from '../testing/host.ts';
import type { Host } from '../testing/host.ts';
import { ask } from '../testing/raw-http.ts';
import { openPollingConnection } from '../testing/raw-poller.ts';
import { openConnection, openSocket, refusalOf } from '../testing/raw-socket.ts';
import { invocation, streamInvocation } from '../testing/records.ts';

// An uncaught exception would end the process, so completing this file is the proof.

const nothing = z.tuple([]);
const circle: { self?: unknown } = {};
circle.self = circle;

const brokenSchema: Schema<unknown, []> = {
  '~standard': {
    version: 1,
    vendor: 'broken',
    validate: () => {
      throw new Error('secret');
    },
  },
};

const broken: Methods = {
  ThrowNull: method({
    parameters: nothing,
    run: () => {
      throw null;
    },
  }),
  RejectLater: method({
    parameters: nothing,
    run: () => new Promise((_resolve, reject) => setImmediate(() => reject(new Error('secret')))),
  }),
  NoSuchJson: method({ parameters: nothing, run: () => circle }),
  ThrowAsJson: method({
    parameters: nothing,
    run: () => ({
      toJSON: () => {
        throw new Error('secret');
      },
    }),
  }),
  TellNoSuchJson: method({ parameters: nothing, run: ({ caller }) => caller.send('CustomObject', circle) }),
  TellAllNoSuchJson: method({
    parameters: nothing,
    run: ({ clients }) => clients.all().send('CustomObject', circle),
  }),
  BrokenSchema: method({ parameters: brokenSchema, run: () => 'never' }),
  BrokenAllow: method({
    parameters: nothing,
    allow: () => {
      throw new Error('secret');
    },
    run: () => 'never',
  }),
};

const brokenStreams: Methods = {
  StreamNoSuchJson: stream({ parameters: nothing, run: () => ['before', circle] }),
  StreamBreaksAtItsEnd: stream({
    parameters: nothing,
    run: async function* () {
      try {
        yield 'before';
      } finally {
        // oxlint-disable-next-line eslint/no-unsafe-finally -- others do
        throw new Error('secret');
      }
    },
  }),
  StreamIsNone: stream({ parameters: nothing, run: () => null as never }),
};

async function isAlive(t: TestContext, host: Host): Promise<void> {
  const { socket } = await openConnection(t, host.url);
  socket.send(invocation('alive', 'Echo', 'yes'));
  assert.equal((await socket.next())['result'], 'yes');
}

describe('a method that throws', () => {
  for (const name of Object.keys(broken)) {
    test(`fails only its call: ${name}`, async (t) => {
      const host = await openHost(t, { methods: broken });
      const { socket } = await openConnection(t, host.url);
      socket.send(invocation('1', name), invocation('2', 'Echo', 'alive'));
      const [failed, next] = await socket.nextRecords(2);
      assert.deepEqual(
        [failed?.['type'], failed?.['invocationId'], typeof failed?.['error']],
        [3, '1', 'string'],
      );
      assert.doesNotMatch(String(failed?.['error']), /secret/);
      assert.equal(next?.['result'], 'alive');
    });
  }

  for (const name of Object.keys(brokenStreams)) {
    test(`fails only its stream: ${name}`, async (t) => {
      const host = await openHost(t, { methods: brokenStreams });
      const { socket } = await openConnection(t, host.url);
      socket.send(streamInvocation('1', name));
      let record = await socket.next();
      while (record['type'] === 2) record = await socket.next();
      assert.deepEqual([record['type'], record['invocationId'], typeof record['error']], [3, '1', 'string']);
      assert.doesNotMatch(String(record['error']), /secret/);
      socket.send(invocation('2', 'Echo', 'alive'));
      assert.equal((await socket.next())['result'], 'alive');
    });
  }

  test('affects no other when it throws at the end of a cancelled stream', async (t) => {
    const host = await openHost(t, {
      methods: {
        Endless: stream({
          parameters: nothing,
          run: async function* () {
            try {
              for (;;) {
                yield 1;
                await new Promise(setImmediate);
              }
            } finally {
              // oxlint-disable-next-line eslint/no-unsafe-finally -- others do
              throw new Error('secret');
            }
          },
        }),
      },
    });
    const { socket } = await openConnection(t, host.url);
    socket.send(streamInvocation('1', 'Endless'));
    await socket.next();
    await socket.terminate();
    await host.hasConnections(0);
    await isAlive(t, host);
  });

  test('a method that throws in a call without a reply affects no other', async (t) => {
    const host = await openHost(t, { methods: { ...broken, ...brokenStreams } });
    const { socket } = await openConnection(t, host.url);
    for (const target of Object.keys(broken)) socket.send({ type: 1, target, arguments: [] });
    socket.send(invocation('last', 'Echo', 'alive'));
    assert.equal((await socket.next())['result'], 'alive');
  });
});

test('keeps other connections when the hub throws on disconnect', async (t) => {
  const host = await openHost(t, {
    life: {
      onDisconnected: () => {
        throw new Error('secret');
      },
    },
  });
  await (await openConnection(t, host.url)).socket.terminate();
  await host.hasConnections(0);
  await host.hasSeen('failed');
  await isAlive(t, host);
});

test('returns 503 when authentication throws, and keeps the connection', async (t) => {
  let isBroken = false;
  const host = await openHost(t, {
    authenticate: (request) => {
      if (isBroken) throw new Error('secret');
      return authenticate(request);
    },
  });
  const poller = await openPollingConnection(host.url, bearer(annsToken));
  isBroken = true;
  const replies = [
    await poller.poll(),
    await poller.post('x'),
    await poller.delete(),
    await ask('POST', `${host.url}/negotiate`),
    await refusalOf(host.url),
  ];
  assert.deepEqual(
    replies.map(({ status }) => status),
    [503, 503, 503, 503, 503],
  );
  for (const { text } of replies) assert.doesNotMatch(text, /secret/);
  isBroken = false;
  await poller.send(invocation('1', 'OnlyAnn'));
  assert.equal((await poller.nextRecords(1))[0]?.['result'], 'welcome');
  await isAlive(t, host);
});

test('survives a client that leaves during authentication', async (t) => {
  const waiting: (() => void)[] = [];
  let isSlow = true;
  const host = await openHost(t, {
    authenticate: async (request) => {
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
      return authenticate(request);
    },
  });
  const asking = fetch(`${host.url}/negotiate`, { method: 'POST', signal: AbortSignal.timeout(200) });
  const opening = new WebSocket(host.url.replace('http', 'ws'));
  opening.addEventListener('error', () => undefined);
  await host.hasSeenRequests(2);
  opening.close();
  await assert.rejects(asking);
  isSlow = false;
  for (const goOn of waiting) goOn();
  await isAlive(t, host);
});

test('survives observers, redirects and origins that throw', async (t) => {
  const fail = (): never => {
    throw new Error('secret');
  };
  const observed = await openHost(t, { observe: fail });
  await isAlive(t, observed);
  const redirected = await openHost(t, { redirect: fail });
  const redirect = await ask('POST', `${redirected.url}/negotiate`);
  assert.ok(redirect.status >= 200 && redirect.status < 600);
  assert.doesNotMatch(redirect.text, /secret/);
  const guarded = await openHost(t, { origins: fail });
  const headers = { origin: 'https://stranger.test' };
  assert.ok((await ask('POST', `${guarded.url}/negotiate`, { headers })).status >= 400);
  assert.ok((await refusalOf(guarded.url, { headers })).status >= 400);
  await isAlive(t, guarded);
});

test('survives a message to a client that is disconnecting', async (t) => {
  const host = await openHost(t);
  const { socket, connectionId } = await openConnection(t, host.url);
  const early = await openSocket(t, host.url);
  socket.socket.terminate();
  early.socket.terminate();
  for (let at = 0; at < 100; at += 1) {
    await host.hubServer.clients.client(connectionId).send('Number', at);
    await host.hubServer.clients.all().send('Number', at);
    await new Promise(setImmediate);
  }
  await host.hasConnections(0);
  await isAlive(t, host);
});
