import { connect } from 'node:net';
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { SentReply } from './envelope-faults.ts';

/** Starts an app on a free port and returns the port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return portOf(app.server);
}

export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

type Conversation = {
  /** All bytes received until the server closed the connection or fell silent. */
  readonly received: string;
  readonly replies: readonly SentReply[];
};

type Sending = {
  /** Closes the sending side after the bytes; by default it stays open, since a server may take that for a hang-up. */
  readonly thenEnd?: boolean;
  /** The silence after which reading ends; long, because a busy machine answers late. */
  readonly silenceMs?: number;
};

/** Sends raw bytes and returns the replies. */
export function sendRaw(
  port: number,
  bytes: Buffer | string,
  { thenEnd = false, silenceMs = 20_000 }: Sending = {},
): Promise<Conversation> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      if (thenEnd) socket.end();
    });
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // The server may hang up while we still send; the bytes received so far count.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const received = Buffer.concat(chunks).toString('latin1');
      resolve({ received, replies: repliesIn(received) });
    });
  });
}

/** Returns the bytes of a request that closes its connection. */
export const rawRequest = (line: string, headers: Readonly<Record<string, string>> = {}, body = ''): Buffer =>
  Buffer.from(
    [
      `${line} HTTP/1.1`,
      'Host: product.test',
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
      '',
      body,
    ].join('\r\n'),
    'utf8',
  );

function repliesIn(received: string): readonly SentReply[] {
  return received
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((text) => text.startsWith('HTTP/1.1 '))
    .map(replyOf)
    .filter(({ statusCode }) => statusCode >= 200);
}

function replyOf(text: string): SentReply {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  return {
    statusCode: Number(statusLine.slice(9, 12)),
    headers,
    body: Buffer.from(body, 'latin1').toString('utf8'),
  };
}
