import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a path in place of the product; undefined passes the request on. */
export type Release = (path: string, fromProduct: () => Promise<string>) => Promise<string | 404 | undefined>;

/**
 * Stands before a product like a CDN, so that a journey can see a release: it replaces what the product answers to the
 * paths of built files.
 */
export async function startReleaseProxy(productUrl: string) {
  let released: Release = async () => undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    // A live line is not passed on.
    if (path.startsWith('/messageBoardHub')) return void response.writeHead(404).end();
    const body = request.method === 'GET' ? undefined : await new Response(request as never).arrayBuffer();
    const ask = (other = path): Promise<Response> =>
      fetch(`${productUrl}${other}`, {
        method: request.method ?? 'GET',
        headers: [...headersOf(request.headers), ['origin', new URL(productUrl).origin]],
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      });
    const replaced = await released(path, async () => (await ask()).text());
    if (replaced === 404) return void response.writeHead(404).end();
    const reply = await ask();
    const content = replaced ?? new Uint8Array(await reply.arrayBuffer());
    const headers = Object.fromEntries(reply.headers);
    // The content is no longer compressed.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag', 'last-modified'])
      delete headers[name];
    response.writeHead(reply.status, headers).end(content);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Changes what is answered from now on. */
    release: (changed: Release): void => {
      released = changed;
    },
    end: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Of this connection, or about a version that the browser has stored. */
const left = new Set([
  'connection',
  'keep-alive',
  'host',
  'origin',
  'content-length',
  'if-none-match',
  'if-modified-since',
]);

const headersOf = (headers: Readonly<Record<string, string | string[] | undefined>>): [string, string][] =>
  Object.entries(headers)
    .filter(([name]) => !left.has(name))
    .map(([name, value]) => [name, String(value)]);
