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

/** What is said to many is the same message for each of them, one after the other. */
function sharedFrameOf(message: Encoded, isBinary: boolean): Buffer {
  if (last?.message === message && last.isBinary === isBinary) return last.frame;
  last = { message, isBinary, frame: frameOf(message, isBinary) };
  return last.frame;
}

/**
 * `wire` is what the socket was made of. What is said goes straight there, in frames that are made here: one write a
 * message, and one frame for all who are told the same.
 */
export const webSocketLine = (socket: WebSocket, wire: Duplex): Line => ({
  transport: 'WebSockets',
  write: (records, isBinary) => {
    // Nobody waits for what is written: a socket that breaks says so by closing.
    if (socket.readyState === socket.OPEN) wire.write(sharedFrameOf(joined(records, isBinary), isBinary));
  },
  waitingBytes: () => socket.bufferedAmount,
  hold: (isHeld) => {
    if (isHeld) socket.pause();
    else socket.resume();
  },
  end: () => {
    // What is held back would never hear the answer of the other side.
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
