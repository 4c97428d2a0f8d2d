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
  #open = '';
  readonly closed: Promise<{ readonly code: number }>;
  readonly socket: WebSocket;
  #read = 0;

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
      `another record comes after ${this.#read}`,
      () => this.records.length > this.#read || this.socket.readyState === WebSocket.CLOSED,
    );
    const next = this.records[this.#read];
    if (next === undefined) throw new Error('The socket is closed, and no other record has come.');
    this.#read += 1;
    return next;
  }

  async nextFew(count: number): Promise<Wire[]> {
    const few: Wire[] = [];
    while (few.length < count) few.push(await this.next());
    return few;
  }

  /** Returns all unread records once the server has closed the socket. */
  async rest(): Promise<Wire[]> {
    await inTime('the server to close the socket', this.closed);
    const rest = this.records.slice(this.#read);
    this.#read += rest.length;
    return rest;
  }

  /** Terminates without notice, like a broken connection. */
  async cut(): Promise<void> {
    this.socket.terminate();
    await this.closed;
  }

  #take(text: string): void {
    const all = this.#open + text;
    const end = all.lastIndexOf(separator) + 1;
    this.#open = all.slice(end);
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

/** Returns the refusal of an upgrade; 101, and closed, if it succeeds. */
export async function refusalOf(url: string, opening: Opening = {}): Promise<Refusal> {
  const opened = await attempt(url, opening);
  if (!(opened instanceof RawSocket)) return opened;
  await opened.cut();
  return { status: 101, text: '' };
}

type Conversation = { readonly socket: RawSocket; readonly id: string; readonly connectionId: string };

/** Opens a WebSocket connection and completes a JSON handshake. */
export async function converse(t: TestContext, url: string, opening: Opening = {}): Promise<Conversation> {
  const { connectionToken: id = '', connectionId = '' } = await negotiate(url, opening);
  const socket = await openSocket(t, url, { ...opening, query: { ...opening.query, id } });
  socket.sendRaw(jsonHandshake);
  assert.deepEqual(await socket.next(), {});
  return { socket, id, connectionId };
}
