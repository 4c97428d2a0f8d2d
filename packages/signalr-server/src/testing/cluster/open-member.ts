import type { TestContext } from 'node:test';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { Inbox } from '../inbox.ts';

export type Member = {
  readonly connection: HubConnection;
  readonly received: Inbox<string>;
  readonly userId: string;
  readonly groups: readonly string[];
  /** The names of the nodes that accepted the member, in order. */
  readonly joined: Inbox<string>;
};

type Given = {
  readonly port: number;
  readonly userId: string;
  readonly groups?: readonly string[];
  readonly onJoined?: (node: string) => void;
};

/** A real client that reconnects whenever it is lost. */
export async function openMember(t: TestContext, given: Given): Promise<Member> {
  const { port, userId, groups = [], onJoined } = given;
  const connection = new HubConnectionBuilder()
    .withUrl(`http://127.0.0.1:${port}/board`, {
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => `${userId}~${groups.join(',')}`,
    })
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => 50 })
    .configureLogging(LogLevel.None)
    .build();
  const received = new Inbox<string>();
  const joined = new Inbox<string>();
  connection.on('Message', received.take);
  connection.on('Joined', (node: string) => {
    onJoined?.(node);
    joined.take(node);
  });
  t.after(() => connection.stop());
  await connection.start();
  await joined.count(1);
  return { connection, received, joined, userId, groups };
}
