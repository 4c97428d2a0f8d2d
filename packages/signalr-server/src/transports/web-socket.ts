import type { WebSocket } from 'ws';
import type { Line } from '../connection/line.ts';
import { joined } from './joined.ts';

const goingAway = 1001;
const noStatus = 1005;
const normal = 1000;
const asText = { binary: false };
const asBytes = { binary: true };

export const webSocketLine = (socket: WebSocket): Line => ({
  transport: 'WebSockets',
  write: (records, isBinary) => {
    // Nobody waits for what is written: a socket that breaks says so by closing.
    if (socket.readyState === socket.OPEN)
      socket.send(joined(records, isBinary), isBinary ? asBytes : asText, ignore);
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
