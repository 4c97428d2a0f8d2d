import type { TestContext } from 'node:test';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection, IHttpConnectionOptions, IStreamResult } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import type { TransportName } from '../../hub-events.ts';
import { inTime } from './until.ts';

export type Pair = { readonly transport: TransportName; readonly protocol: 'json' | 'messagepack' };

export const transports: readonly TransportName[] = ['WebSockets', 'ServerSentEvents', 'LongPolling'];
/** Five instead of six: Server-Sent Events carry text only. */
export const pairs: readonly Pair[] = [
  { transport: 'WebSockets', protocol: 'json' },
  { transport: 'WebSockets', protocol: 'messagepack' },
  { transport: 'ServerSentEvents', protocol: 'json' },
  { transport: 'LongPolling', protocol: 'json' },
  { transport: 'LongPolling', protocol: 'messagepack' },
];

type Wishes = Partial<Pair> & {
  readonly reconnects?: boolean;
  readonly statefulReconnect?: boolean;
  readonly serverTimeoutMs?: number;
  readonly http?: IHttpConnectionOptions;
};

/** Creates a client as applications use it, not started, stopped after the test. */
export function clientFor(t: TestContext, url: string, wishes: Wishes = {}): HubConnection {
  const builder = new HubConnectionBuilder().configureLogging(LogLevel.None).withUrl(url, {
    ...(wishes.transport === undefined ? {} : { transport: HttpTransportType[wishes.transport] }),
    ...wishes.http,
  });
  if (wishes.protocol === 'messagepack') builder.withHubProtocol(new MessagePackHubProtocol());
  if (wishes.reconnects === true) builder.withAutomaticReconnect(Array.from({ length: 40 }, () => 25));
  if (wishes.statefulReconnect === true) builder.withStatefulReconnect();
  if (wishes.serverTimeoutMs !== undefined) builder.withServerTimeout(wishes.serverTimeoutMs);
  const client = builder.build();
  t.after(() => client.stop());
  return client;
}

export async function connect(t: TestContext, url: string, wishes: Wishes = {}): Promise<HubConnection> {
  const client = clientFor(t, url, wishes);
  await inTime('the client to start', client.start());
  return client;
}

/** Collects all items of a stream; rejects with its error. */
export const itemsOf = (result: IStreamResult<unknown>): Promise<unknown[]> =>
  inTime(
    'the stream to end',
    new Promise((resolve, reject) => {
      const items: unknown[] = [];
      result.subscribe({ next: (item) => items.push(item), error: reject, complete: () => resolve(items) });
    }),
  );

/** Collects the arguments of an event from now on. */
export function heard(client: HubConnection, name: string): unknown[] {
  const all: unknown[] = [];
  client.on(name, (value: unknown) => {
    all.push(value);
  });
  return all;
}

export const closing = (client: HubConnection): Promise<Error | undefined> =>
  inTime('the client to close', new Promise((resolve) => client.onclose(resolve)));

export const reconnecting = (client: HubConnection): Promise<string | undefined> =>
  inTime('the client to reconnect', new Promise((resolve) => client.onreconnected(resolve)));
