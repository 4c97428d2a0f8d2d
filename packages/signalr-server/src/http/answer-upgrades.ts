import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { noRoom } from '../admission.ts';
import type { Claim, Visitor } from '../admission.ts';
import type { Connection } from '../connection/connection.ts';
import type { Line } from '../connection/line.ts';
import { listenToSocket, webSocketLine } from '../transports/web-socket.ts';
import { refuseUpgrade } from './refusal.ts';
import { allTransports, mostBytesAtOnce } from './served.ts';
import type { Served } from './served.ts';

type Answer = {
  readonly handle: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => void;
};

const ignore = (): void => undefined;

/** Handles WebSocket upgrades. */
export function answerUpgrades(served: Served): Answer {
  const { options, limits, admission } = served;
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    skipUTF8Validation: true,
    maxPayload: mostBytesAtOnce(limits),
  });

  const answer = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', ignore);
    const visitor = await admission.admit(request);
    const claim = 'status' in visitor ? { is: 'refused' as const, ...visitor } : claimOf(served, visitor);
    if (claim.is === 'refused') {
      options.observe?.({ is: 'refused', status: claim.status });
      refuseUpgrade(socket, claim);
    } else
      sockets.handleUpgrade(request, socket, head, (opened) =>
        serve(served, webSocketLine(opened, socket), opened, claim),
      );
  };

  return {
    handle: (request, socket, head) => {
      answer(request, socket, head).catch((error: unknown) => {
        options.observe?.({ is: 'failed', where: 'upgrade', error });
        socket.destroy();
      });
    },
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

/** A client without an id skipped the negotiation, which is allowed. */
function claimOf({ options, admission, hasRoom }: Served, visitor: Visitor): Claim {
  if (!(options.transports ?? allTransports).includes('WebSockets'))
    return { is: 'refused', status: 404, text: 'WebSockets transport not supported by this end point type' };
  const token = visitor.request.query.get('id');
  if (token === null)
    return hasRoom(visitor.user.userId)
      ? { is: 'new', given: admission.unnamed(visitor) }
      : { is: 'refused', ...noRoom };
  const claim = admission.claim(visitor, token);
  return claim.is === 'alive' && !claim.connection.isResumable
    ? { is: 'refused', status: 409, text: 'This connection has a transport' }
    : claim;
}

function serve(served: Served, line: Line, socket: WebSocket, claim: Claim): void {
  const connection = connectionOf(served, claim, line);
  if (connection === null) socket.terminate();
  else
    listenToSocket(socket, {
      receive: (data) => connection.receive(data, line),
      lose: (isClean) => connection.lose(line, isClean),
    });
}

function connectionOf({ connections }: Served, claim: Claim, line: Line): Connection | null {
  if (claim.is === 'new') return connections.open(line, claim.given);
  return claim.is === 'alive' && claim.connection.resume(line) ? claim.connection : null;
}
