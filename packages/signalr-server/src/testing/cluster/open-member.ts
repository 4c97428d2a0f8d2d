import type { TestContext } from 'node:test';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { Inbox } from '../inbox.ts';

export type Member = {
  readonly connection: HubConnection;
  readonly told: Inbox<string>;
  readonly userId: string;
  readonly groups: readonly string[];
  /** By name, the nodes at which it has been welcome, one after the other. */
  readonly joined: Inbox<string>;
};

type Given = {
  readonly port: number;
  readonly userId: string;
  readonly groups?: readonly string[];
  readonly onJoined?: (node: string) => void;
};

/** The real client, which comes again as often as it is lost. */
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
  const told = new Inbox<string>();
  const joined = new Inbox<string>();
  connection.on('Told', told.take);
  connection.on('Joined', (node: string) => {
    onJoined?.(node);
    joined.take(node);
  });
  t.after(() => connection.stop());
  await connection.start();
  await joined.count(1);
  return { connection, told, joined, userId, groups };
}
