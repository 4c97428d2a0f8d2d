import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';

/** Requests to refuse instead of passing them on; may change while a test runs. */
export type Faults = Map<string, { readonly status: number; readonly code: ErrorCode }>;

const mayBeRead = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
};

/** Proxies the real API, refuses requests that a test wants to fail, and records the requested paths and bodies. */
export async function openFaultyApi(faults: Faults) {
  const api = globalThis.location.origin;
  const asked: string[] = [];
  const sent: unknown[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    if (request.method === 'OPTIONS') return void response.writeHead(204, mayBeRead).end();
    asked.push(path);
    const content = await text(request);
    if (content !== '') sent.push(JSON.parse(content));
    const fault = [...faults].find(([start]) => path.startsWith(start))?.[1];
    if (fault !== undefined) {
      const body = { status: 1, message: '', errors: [fault.code], payload: { items: null } };
      return void response.writeHead(fault.status, mayBeRead).end(JSON.stringify(body));
    }
    const method = request.method ?? 'GET';
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(
      `${api}${path}`,
      content === '' ? { method } : { method, headers, body: content },
    );
    response.writeHead(reply.status, mayBeRead).end(await reply.text());
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  return { apiHost: `http://localhost:${port}`, asked, sent, close: () => server.close() };
}
