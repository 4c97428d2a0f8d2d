import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection, IRetryPolicy } from '@microsoft/signalr';
import { messageBoardHub } from '@repo/contracts/hub/message-board-hub';

export type Transport = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

type Wanted = {
  readonly url: string;
  /** Asked for each time it connects. */
  readonly token: () => string;
  readonly transport?: Transport;
  readonly query?: string;
  readonly reconnects?: IRetryPolicy;
};

type Received = readonly [name: string, ...given: unknown[]];

export type LiveClient = {
  readonly connection: HubConnection;
  /** Everything that has been received so far, by name and with what came. */
  readonly received: readonly Received[];
  /** Done when the last number received is this one. */
  readonly untilCount: (count: number) => Promise<void>;
};

/** The client that browsers use, as they use it. */
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
  const untilCount = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        const last = received.findLast(([name]) => name === 'ReceiveNotificationsCount');
        if (last?.[1] !== count) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  await connection.start();
  t.after(() => connection.stop());
  return { connection, received, untilCount };
}
