import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { TestContext } from 'node:test';

export type TcpProxy = {
  readonly port: number;
  /** Cuts every line. */
  readonly cut: () => void;
};

type Given = {
  /** Where a line goes that begins so: the first of these ports at which somebody answers. */
  readonly ports: (said: Buffer) => readonly number[];
  /** Sees all that clients say; the line is cut in its place when the answer is false. */
  readonly lets?: (said: Buffer) => boolean;
};

async function connectToAny(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      // Nobody is there; perhaps at the next one.
    }
  }
  return null;
}

/** Stands between clients and servers, as the network does. */
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
    client.on('data', (said: Buffer) => {
      if (!lets(said)) end();
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
