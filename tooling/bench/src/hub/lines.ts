import { join } from 'node:path';

/** A unique text of a hundred bytes: its occurrences are the number of replies. */
export const body = '0123456789'.repeat(10);

/** The messages to one of the servers over an open WebSocket, and its replies. */
export type Line = {
  readonly name: string;
  readonly file: string;
  readonly path: string;
  /** The handshake. */
  readonly opening?: string;
  /** A call that makes the server send the body once. */
  readonly request: string;
  /** Returns the reply to a message without the body; `ready` ends the handshake. */
  readonly reply: (heard: string) => { readonly say?: string; readonly isReady?: true } | undefined;
};

const recordSeparator = '\u001e';
const beginsWith = (text: string, start: string): boolean => text.startsWith(start);
const ping = `{"type":6}${recordSeparator}`;

export const plain: Line = {
  name: 'plain ws',
  file: join(import.meta.dirname, 'serve-plain.ts'),
  path: '/',
  opening: 'hello',
  request: body,
  reply: (heard) => (heard === 'hello' ? { isReady: true } : undefined),
};

export const socketIo: Line = {
  name: 'socket.io',
  file: join(import.meta.dirname, 'serve-socket-io.ts'),
  path: '/socket.io/?EIO=4&transport=websocket',
  request: `421${JSON.stringify(['Echo', body])}`,
  reply: (heard) => {
    if (heard === '2') return { say: '3' };
    if (beginsWith(heard, '0')) return { say: '40' };
    return beginsWith(heard, '40') ? { isReady: true } : undefined;
  },
};

export const ours: Line = {
  name: 'hub',
  file: join(import.meta.dirname, 'serve-hub.ts'),
  path: '/hub',
  opening: `{"protocol":"json","version":1}${recordSeparator}`,
  request: `${JSON.stringify({ type: 1, invocationId: '1', target: 'Echo', arguments: [body] })}${recordSeparator}`,
  reply: (heard) => {
    if (heard === ping) return { say: ping };
    return heard === `{}${recordSeparator}` ? { isReady: true } : undefined;
  },
};
