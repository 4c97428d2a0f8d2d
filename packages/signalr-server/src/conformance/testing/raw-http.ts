import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { TestContext } from 'node:test';
import { inTime, until } from './until.ts';

export type Headers = Readonly<Record<string, string>>;
export type Query = Readonly<Record<string, string>>;

export type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
};

type Asking = { readonly query?: Query; readonly headers?: Headers; readonly body?: string | Buffer };

export const withQuery = (url: string, query: Query = {}): string => {
  const all = new URLSearchParams(query).toString();
  return all === '' ? url : `${url}?${all}`;
};

/** Sends one request on its own connection, independent of earlier ones. */
export const ask = (method: string, url: string, { query, headers, body }: Asking = {}): Promise<Reply> =>
  inTime(
    `the answer to ${method} ${url}`,
    new Promise((resolve, reject) => {
      const asking = request(withQuery(url, query), { method, agent: false, headers: { ...headers } });
      asking.on('error', reject);
      asking.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const { statusCode = 0, headers: given } = response;
          resolve({ status: statusCode, headers: given, bytes, text: bytes.toString('utf8') });
        });
      });
      asking.end(body);
    }),
  );

export type Negotiated = {
  readonly negotiateVersion?: number;
  readonly connectionId?: string;
  readonly connectionToken?: string;
  readonly availableTransports?: unknown;
  readonly useStatefulReconnect?: boolean;
  readonly url?: string;
  readonly accessToken?: string;
  readonly error?: string;
};

/** Negotiates a connection. */
export async function negotiate(url: string, { query, headers }: Asking = {}): Promise<Negotiated> {
  const reply = await ask('POST', `${url}/negotiate`, {
    query: { negotiateVersion: '1', ...query },
    ...(headers === undefined ? {} : { headers }),
  });
  assert.equal(reply.status, 200, reply.text);
  return JSON.parse(reply.text) as Negotiated;
}

/** Returns the connection token for `?id=`. */
export async function tokenFor(url: string, asking: Asking = {}): Promise<string> {
  const { connectionToken } = await negotiate(url, asking);
  assert.ok(connectionToken !== undefined);
  return connectionToken;
}

export type EventStream = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Everything received so far, unparsed. */
  readonly raw: () => string;
  readonly has: (part: string) => Promise<void>;
  /** When the server ends it. */
  readonly ended: Promise<void>;
  readonly pause: () => void;
  readonly destroy: () => void;
};

export const openEventStream = (t: TestContext, url: string, asking: Asking = {}): Promise<EventStream> =>
  inTime(
    'the event stream',
    new Promise((resolve, reject) => {
      const opening = request(withQuery(url, asking.query), {
        agent: false,
        headers: { accept: 'text/event-stream', ...asking.headers },
      });
      t.after(() => opening.destroy());
      opening.on('error', reject);
      opening.on('response', (response) => {
        let raw = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (raw += chunk));
        const ended = new Promise<void>((end) => {
          response.on('error', () => undefined).on('close', end);
        });
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          raw: () => raw,
          has: (part) => until(`the event stream says ${part}`, () => raw.includes(part)),
          ended: inTime('the event stream to end', ended),
          pause: () => response.pause(),
          destroy: () => opening.destroy(),
        });
      });
      opening.end();
    }),
  );
