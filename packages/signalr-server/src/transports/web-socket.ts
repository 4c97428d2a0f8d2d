import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Line } from '../connection/line.ts';
import type { Encoded } from '../protocol/codec.ts';
import { joined } from './joined.ts';
import { frameOf } from './web-socket-frame.ts';

const goingAway = 1001;
const noStatus = 1005;
const normal = 1000;

let last: { readonly message: Encoded; readonly isBinary: boolean; readonly frame: Buffer } | null = null;

/** Caches the last frame, because a broadcast writes the same message to many sockets in turn. */
function sharedFrameOf(message: Encoded, isBinary: boolean): Buffer {
  if (last?.message === message && last.isBinary === isBinary) return last.frame;
  last = { message, isBinary, frame: frameOf(message, isBinary) };
  return last.frame;
}

/**
 * Returns the transport connection of a WebSocket. Writes frames directly to `wire`, the stream below the socket: one
 * write per message, and one encoded frame for all receivers of a broadcast.
 */
export const webSocketLine = (socket: WebSocket, wire: Duplex): Line => ({
  transport: 'WebSockets',
  write: (records, isBinary) => {
    // Write errors are ignored: a broken socket emits close.
    if (socket.readyState === socket.OPEN) wire.write(sharedFrameOf(joined(records, isBinary), isBinary));
  },
  waitingBytes: () => socket.bufferedAmount,
  hold: (isHeld) => {
    if (isHeld) socket.pause();
    else socket.resume();
  },
  end: () => {
    // A paused socket would never read the client's reply to the close.
    socket.resume();
    socket.close(normal);
  },
  cut: () => socket.terminate(),
});

const ignore = (): void => undefined;

type Listener = {
  readonly receive: (data: Buffer) => void;
  readonly lose: (isClean: boolean) => void;
};

export function listenToSocket(socket: WebSocket, { receive, lose }: Listener): void {
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) receive(data);
  });
  socket.on('error', ignore);
  socket.on('close', (code) => lose(code === normal || code === goingAway || code === noStatus));
}
