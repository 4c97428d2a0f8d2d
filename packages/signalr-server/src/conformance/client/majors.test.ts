import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import * as newest from '@microsoft/signalr';
import type { IStreamResult } from '@microsoft/signalr';
import * as major3 from 'signalr-3';
import * as major6 from 'signalr-6';
import * as major7 from 'signalr-7';
import * as major8 from 'signalr-8';
import * as major9 from 'signalr-9';
import type { TransportName } from '../../hub-events.ts';
import { openCuttingProxy } from '../testing/cutting-proxy.ts';
import { annsToken, openHost } from '../testing/host.ts';
import { itemsOf, transports } from '../testing/real-client.ts';
import { inTime, until } from '../testing/until.ts';

/** The common API of all major versions. */
type AnyClient = {
  readonly connectionId: string | null;
  start(): Promise<void>;
  stop(): Promise<void>;
  invoke(method: string, ...args: unknown[]): Promise<unknown>;
  stream(method: string, ...args: unknown[]): IStreamResult<unknown>;
  on(name: string, listen: (...args: unknown[]) => void): void;
  onreconnected(listen: () => void): void;
};

type AnyBuilder = {
  configureLogging(level: number): AnyBuilder;
  withUrl(url: string, options: { transport: number; accessTokenFactory: () => string }): AnyBuilder;
  withAutomaticReconnect(delaysMs: number[]): AnyBuilder;
  build(): AnyClient;
};
type AnyMajor = {
  readonly HubConnectionBuilder: new () => AnyBuilder;
  readonly HttpTransportType: Readonly<Record<TransportName, number>>;
  readonly LogLevel: { readonly None: number };
};

const majors: readonly (readonly [string, AnyMajor])[] = [
  ['3.1', major3],
  ['6', major6],
  ['7', major7],
  ['8', major8],
  ['9', major9],
  ['10', newest],
];

const build = (major: AnyMajor, url: string, transport: TransportName): AnyClient =>
  new major.HubConnectionBuilder()
    .configureLogging(major.LogLevel.None)
    .withUrl(url, { transport: major.HttpTransportType[transport], accessTokenFactory: () => annsToken })
    .withAutomaticReconnect([25, 25, 25, 25, 100, 100, 500, 500])
    .build();

async function smoke(t: TestContext, clientOf: (url: string) => AnyClient): Promise<void> {
  const [old, next] = [await openHost(t), await openHost(t)];
  const proxy = await openCuttingProxy(t, old.port);
  const client = clientOf(`http://127.0.0.1:${proxy.port}/exam`);
  t.after(() => client.stop());
  const messages: unknown[] = [];
  client.on('Message', (message) => messages.push(message));
  const again = new Promise<void>((resolve) => client.onreconnected(resolve));

  await inTime('the start', client.start());
  assert.equal(await client.invoke('GetCallerConnectionId'), client.connectionId);
  assert.equal(await client.invoke('OnlyAnn'), 'welcome');
  assert.deepEqual(await itemsOf(client.stream('Stream')), ['a', 'b', 'c']);
  await assert.rejects(client.invoke('ThrowHubError', 'no'), /HubException: no$/);
  await client.invoke('InvokeWithString', 'first');
  await until('the message comes', () => messages.length === 1);

  const before = client.connectionId;
  proxy.leadTo(next.port);
  await old.hubServer.drain(0);
  await old.close();
  await inTime('the client to reconnect', again);
  assert.notEqual(client.connectionId, before);
  await client.invoke('InvokeWithString', 'second');
  await until('the message comes', () => messages.length === 2);
  assert.deepEqual(messages, ['first', 'second']);
  await inTime('the stop', client.stop());
  await next.hasConnections(0);
}

for (const [version, major] of majors) {
  describe(`the client of major ${version}`, () => {
    for (const transport of transports) {
      test(`calls, streams, listens and reconnects after a drain, over ${transport}`, (t) =>
        smoke(t, (url) => build(major, url, transport)));
    }
  });
}
