import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { openTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { portOf } from './raw-http.ts';

export type DatabaseLine = TestDatabase & {
  /** The address of the database, over a line that can fail. */
  readonly url: string;
  /** Ends every connection over the line on the server, as a failover does, and returns how many there were. */
  readonly terminate: () => Promise<number>;
  /** Cuts the line and refuses new connections. */
  readonly refuse: () => Promise<void>;
  readonly restore: () => Promise<void>;
};

/** Opens a database behind a line of its own, over TCP. */
export async function openDatabaseLine(t: Pick<TestContext, 'after'>): Promise<DatabaseLine> {
  const opened = await openTestDatabase();
  const { host, port, user = '', password } = new Client(opened.connection);
  // The embedded server listens on a socket in a folder.
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const openServer = async (at: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = keep(connect(target));
      keep(near).pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    }).listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await openServer(0);
  const ownPort = portOf(server);
  const refuse = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  t.after(async () => {
    if (server.listening) await refuse();
    await opened.close();
  });
  const account = [user, ...(password ? [password] : [])].map(encodeURIComponent).join(':');
  return {
    ...opened,
    url: `postgres://${account}@127.0.0.1:${ownPort}/${opened.name}`,
    terminate: async () => {
      const { rows } = await sql<{ isEnded: boolean }>`
        select pg_terminate_backend(pid) as "isEnded" from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(opened.database);
      return rows.filter(({ isEnded }) => isEnded).length;
    },
    refuse,
    restore: async () => {
      server = await openServer(ownPort);
    },
  };
}
