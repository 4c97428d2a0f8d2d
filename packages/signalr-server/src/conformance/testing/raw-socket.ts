import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import type { TestContext } from 'node:test';
import { WebSocket } from 'ws';
import { jsonHandshake, record, recordsIn, separator } from './records.ts';
import type { Wire } from './records.ts';
import { negotiate, withQuery } from './raw-http.ts';
import type { Headers, Query } from './raw-http.ts';
import { inTime, until } from './until.ts';

type Opening = { readonly query?: Query; readonly headers?: Headers };
type Frame = { readonly bytes: Buffer; readonly isBinary: boolean };

const webSocketUrl = (url: string, query: Query = {}): string => withQuery(url.replace(/^http/, 'ws'), query);

/** A raw WebSocket that sends anything and records what arrives. */
export class RawSocket {
  readonly frames: Frame[] = [];
  /** All received records, read or not. */
  readonly records: Wire[] = [];
  #partial = '';
  readonly closed: Promise<{ readonly code: number }>;
  readonly socket: WebSocket;
  #readCount = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer, isBinary) => {
      this.frames.push({ bytes: data, isBinary });
      if (!isBinary) this.#take(data.toString('utf8'));
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => resolve({ code }));
    });
  }

  text(): string {
    return this.frames.map(({ bytes }) => bytes.toString('utf8')).join('');
  }

  send(...messages: readonly Wire[]): void {
    this.socket.send(messages.map(record).join(''));
  }

  sendRaw(data: string | Uint8Array): void {
    this.socket.send(data);
  }

  /** Waits for the next unread record. */
  async next(): Promise<Wire> {
    await until(
      `another record comes after ${this.#readCount}`,
      () => this.records.length > this.#readCount || this.socket.readyState === WebSocket.CLOSED,
    );
    const next = this.records[this.#readCount];
    if (next === undefined) throw new Error('The socket is closed, and no other record has come.');
    this.#readCount += 1;
    return next;
  }

  async nextRecords(count: number): Promise<Wire[]> {
    const records: Wire[] = [];
    while (records.length < count) records.push(await this.next());
    return records;
  }

  /** Returns all unread records once the server has closed the socket. */
  async rest(): Promise<Wire[]> {
    await inTime('the server to close the socket', this.closed);
    const rest = this.records.slice(this.#readCount);
    this.#readCount += rest.length;
    return rest;
  }

  /** Terminates without notice, like a broken connection. */
  async terminate(): Promise<void> {
    this.socket.terminate();
    await this.closed;
  }

  #take(text: string): void {
    const all = this.#partial + text;
    const end = all.lastIndexOf(separator) + 1;
    this.#partial = all.slice(end);
    this.records.push(...recordsIn(all.slice(0, end)));
  }
}

export type Refusal = { readonly status: number; readonly text: string };

const attempt = (url: string, { query, headers }: Opening): Promise<RawSocket | Refusal> =>
  inTime(
    'the upgrade',
    new Promise((resolve, reject) => {
      const socket = new WebSocket(webSocketUrl(url, query), { headers: { ...headers } });
      const raw = new RawSocket(socket);
      socket.on('open', () => resolve(raw));
      socket.on('error', reject);
      socket.on('unexpected-response', (_request, response: IncomingMessage) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
    }),
  );

export async function openSocket(t: TestContext, url: string, opening: Opening = {}): Promise<RawSocket> {
  const opened = await attempt(url, opening);
  assert.ok(opened instanceof RawSocket, `refused: ${JSON.stringify(opened)}`);
  t.after(() => opened.socket.terminate());
  return opened;
}

/** Returns the refusal of an upgrade. If the upgrade succeeds, closes the socket and returns status 101. */
export async function refusalOf(url: string, opening: Opening = {}): Promise<Refusal> {
  const opened = await attempt(url, opening);
  if (!(opened instanceof RawSocket)) return opened;
  await opened.terminate();
  return { status: 101, text: '' };
}

type OpenedConnection = { readonly socket: RawSocket; readonly id: string; readonly connectionId: string };

/** Opens a WebSocket connection and completes a JSON handshake. */
export async function openConnection(
  t: TestContext,
  url: string,
  opening: Opening = {},
): Promise<OpenedConnection> {
  const { connectionToken: id = '', connectionId = '' } = await negotiate(url, opening);
  const socket = await openSocket(t, url, { ...opening, query: { ...opening.query, id } });
  socket.sendRaw(jsonHandshake);
  assert.deepEqual(await socket.next(), {});
  return { socket, id, connectionId };
}
