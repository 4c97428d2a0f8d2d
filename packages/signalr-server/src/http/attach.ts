import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type Answer = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** Returns whether an address is the hub's or its negotiation's, case-insensitively. */
const judgeOf = (path: string): ((request: IncomingMessage) => boolean) => {
  const own = path.toLowerCase();
  return ({ url = '' }) => {
    const [asked = ''] = url.toLowerCase().split('?', 1);
    return asked === own || asked === `${own}/negotiate`;
  };
};

/** Handles hub requests before the server's other listeners. */
export function attachHub(server: Server, path: string, { handle, handleUpgrade }: Answer): void {
  const isOurs = judgeOf(path);
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isOurs(request)) handle(request, response);
    else if (others.length === 0) response.writeHead(404).end();
    else for (const other of others) Reflect.apply(other, server, [request, response]);
  });
  listenForUpgrades(server, path, handleUpgrade);
}

export function listenForUpgrades(
  server: Server,
  path: string,
  handleUpgrade: Answer['handleUpgrade'],
): void {
  const isOurs = judgeOf(path);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isOurs(request)) handleUpgrade(request, socket, head);
    // Without another listener an unknown upgrade would hang.
    else if (server.listenerCount('upgrade') === 1) socket.destroy();
  });
}
