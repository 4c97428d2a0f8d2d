import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { TestContext } from 'node:test';

export type TcpProxy = {
  readonly port: number;
  /** Cuts all connections. */
  readonly cut: () => void;
};

type Given = {
  /** Ports for a connection by its first bytes; the first that answers is used. */
  readonly ports: (data: Buffer) => readonly number[];
  /** Receives all data of clients; cuts the connection when it returns false. */
  readonly lets?: (data: Buffer) => boolean;
};

async function connectToAny(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      // Unreachable: tries the next one.
    }
  }
  return null;
}

/** A TCP proxy between clients and servers. */
export async function openTcpProxy(t: TestContext, { ports, lets = () => true }: Given): Promise<TcpProxy> {
  const lines = new Set<Socket>();
  const hold = (socket: Socket, end: () => void): void => {
    lines.add(socket);
    socket.on('error', end).on('close', end);
    socket.on('close', () => lines.delete(socket));
  };
  const carry = async (client: Socket): Promise<void> => {
    let upstream: Socket | null = null;
    const end = (): void => {
      client.destroy();
      upstream?.destroy();
    };
    hold(client, end);
    const [first] = (await once(client, 'data')) as [Buffer];
    client.pause();
    upstream = lets(first) ? await connectToAny(ports(first)) : null;
    if (upstream === null || client.destroyed) {
      end();
      return;
    }
    hold(upstream, end);
    upstream.write(first);
    client.on('data', (data: Buffer) => {
      if (!lets(data)) end();
    });
    client.pipe(upstream).pipe(client);
  };
  const server = createServer((client) => void carry(client.setNoDelay(true)).catch(() => client.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of lines) socket.destroy();
  };
  t.after(() => {
    server.close();
    cut();
  });
  return { port: (server.address() as AddressInfo).port, cut };
}
