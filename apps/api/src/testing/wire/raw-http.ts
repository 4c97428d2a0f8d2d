import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { SentReply } from './envelope-faults.ts';

/** The port of an app that listens for the length of a test, closed with the app. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

type Conversation = {
  /** All that came back until the server closed the connection, or was silent for a while. */
  readonly received: string;
  readonly replies: readonly SentReply[];
};

type Sending = {
  /** The sending side stays open otherwise: a server may take its end for a client that has gone. */
  readonly thenEnd?: boolean;
  /** After how long a silence nothing more is expected; an answer may be late on a busy machine. */
  readonly silenceMs?: number;
};

/** Sends bytes as they are, which no client would, and reads what comes back. */
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
    // The server may hang up while we still send: what has come until then counts.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const received = Buffer.concat(chunks).toString('latin1');
      resolve({ received, replies: repliesIn(received) });
    });
  });
}

/** A request line and headers, with a connection that ends after it. */
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
