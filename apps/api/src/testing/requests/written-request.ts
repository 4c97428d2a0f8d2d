import type { Endpoint } from '@repo/contracts/endpoint';
import type { SentCall, SentFile } from './valid-request.ts';

/** A request as it goes over the wire, for `app.inject` and for sockets alike. */
export type WrittenRequest = {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: Buffer | string;
};

export const boundary = 'a-boundary-that-no-content-holds';

/** Serialises a call as the contract says: a form if the endpoint takes files, JSON otherwise. */
export function writtenRequest(endpoint: Endpoint, call: SentCall): WrittenRequest {
  const { method, path } = endpoint;
  const base = { method, url: pathOf(path, call.params ?? {}) + queryOf(call.query) };
  if (endpoint.files !== undefined) {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return { ...base, headers, payload: formOf(call) };
  }
  if (call.body === undefined) return { ...base, headers: {} };
  return { ...base, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(call.body) };
}

const pathOf = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params[name])));

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const written = Object.entries(query).map(([name, value]) => [name, textOf(value)]);
  return written.length === 0 ? '' : `?${new URLSearchParams(written).toString()}`;
}

function formOf({ body, files = [] }: SentCall): Buffer {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Buffer.concat([
    ...fields.map(([name, value]) => Buffer.from(`${partHead(name)}\r\n${textOf(value)}\r\n`)),
    ...files.map(filePart),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

const filePart = ({ name, fileName, type, content }: SentFile): Buffer =>
  Buffer.concat([
    Buffer.from(`${partHead(name, `; filename="${fileName}"`)}Content-Type: ${type}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);

const partHead = (name: string, more = ''): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;

/** Returns any value as text, also half characters and objects that JSON cannot represent. */
const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
