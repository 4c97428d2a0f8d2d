import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection, IRetryPolicy } from '@microsoft/signalr';
import { messageBoardHub } from '@repo/contracts/hub/message-board-hub';

export type Transport = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

type Wanted = {
  readonly url: string;
  /** Called for each connection. */
  readonly token: () => string;
  readonly transport?: Transport;
  readonly query?: string;
  readonly reconnects?: IRetryPolicy;
};

type Received = readonly [name: string, ...given: unknown[]];

export type LiveClient = {
  readonly connection: HubConnection;
  /** All received calls so far, with their names and arguments. */
  readonly received: readonly Received[];
  /** Resolves when the last received number of notifications is this one. */
  readonly untilCount: (count: number) => Promise<void>;
  /** Resolves when so many calls have been received. */
  readonly untilReceived: (calls: number) => Promise<void>;
};

/** Connects with the SignalR client that browsers use. */
export async function openLiveClient(
  t: { readonly after: (end: () => Promise<void>) => void },
  { url, token, transport = 'WebSockets', query = '', reconnects }: Wanted,
): Promise<LiveClient> {
  const builder = new HubConnectionBuilder()
    .withUrl(`${url}${messageBoardHub.path}${query}`, {
      transport: HttpTransportType[transport],
      accessTokenFactory: token,
    })
    .configureLogging(LogLevel.None);
  if (reconnects !== undefined) builder.withAutomaticReconnect(reconnects);
  const connection = builder.build();
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  for (const name of Object.keys(messageBoardHub.receives))
    connection.on(name, (...given: unknown[]) => {
      received.push([name, ...given]);
      for (const look of waiting) look();
    });
  const until = (isReached: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isReached()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  const untilCount = (count: number): Promise<void> =>
    until(() => received.findLast(([name]) => name === 'ReceiveNotificationsCount')?.[1] === count);
  const untilReceived = (calls: number): Promise<void> => until(() => received.length >= calls);
  await connection.start();
  t.after(() => connection.stop());
  return { connection, received, untilCount, untilReceived };
}
