import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';

/** What is refused instead of being passed on, and why; it may change while a test runs. */
export type Faults = Map<string, { readonly status: number; readonly code: ErrorCode }>;

const mayBeRead = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };

/** Stands before the real API, and fails where a test needs it to. */
export async function openFaultyApi(faults: Faults) {
  const api = globalThis.location.origin;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const fault = [...faults].find(([start]) => path.startsWith(start))?.[1];
    if (fault !== undefined) {
      const body = { status: 1, message: '', errors: [fault.code], payload: { items: null } };
      return void response.writeHead(fault.status, mayBeRead).end(JSON.stringify(body));
    }
    const pass = async (): Promise<void> => {
      const reply = await fetch(`${api}${path}`);
      response.writeHead(reply.status, mayBeRead).end(await reply.text());
    };
    return void pass();
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  return { apiHost: `http://localhost:${port}`, close: () => server.close() };
}
