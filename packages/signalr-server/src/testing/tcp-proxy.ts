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
  /** Where the next line goes. */
  readonly target: () => { readonly host?: string; readonly port: number };
  /** Sees what clients say; whoever makes it answer false is cut off, and it is not passed on. */
  readonly lets?: (said: Buffer) => boolean;
};

/** Stands between clients and a server, as the network does. */
export async function openTcpProxy(t: TestContext, { target, lets }: Given): Promise<TcpProxy> {
  const lines = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host: '127.0.0.1', ...target() });
    const end = (): void => {
      for (const socket of [client, upstream]) {
        socket.destroy();
        lines.delete(socket);
      }
    };
    for (const socket of [client, upstream]) {
      lines.add(socket);
      socket.setNoDelay(true).on('error', end).on('close', end);
    }
    client.on('data', (said: Buffer) => {
      if (lets?.(said) === false) end();
    });
    client.pipe(upstream).pipe(client);
  });
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
