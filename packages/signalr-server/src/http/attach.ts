import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type Answer = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** Whether an address is the hub's, or that of its negotiation; in any letter case, as clients may write it. */
const judgeOf = (path: string): ((request: IncomingMessage) => boolean) => {
  const own = path.toLowerCase();
  return ({ url = '' }) => {
    const [asked = ''] = url.toLowerCase().split('?', 1);
    return asked === own || asked === `${own}/negotiate`;
  };
};

/** Puts the hub before whatever a server answers already. */
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
    // With nobody else to ask, an upgrade that is not ours would wait for ever.
    else if (server.listenerCount('upgrade') === 1) socket.destroy();
  });
}
