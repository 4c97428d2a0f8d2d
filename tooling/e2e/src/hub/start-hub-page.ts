import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { hubOf } from '@repo/signalr-server/hub';
import { createHubServer } from '@repo/signalr-server/hub-server';
import { z } from 'zod';

const { hub, method } = hubOf<string, { Said: [text: string] }>();
const greeter = hub({
  name: 'greeter',
  methods: {
    Greet: method({
      parameters: z.tuple([z.string()]),
      run: ({ caller }, greeting) => `${greeting} ${caller.identity}`,
    }),
  },
});

const client = fileURLToPath(import.meta.resolve('@microsoft/signalr/dist/browser/signalr.min.js'));

/** Starts a page with the real client and its hub, on a free port by default. */
export async function startHubPage(atPort = 0) {
  const hubServer = createHubServer(greeter, {
    authenticate: ({ token }) => (token === null ? null : { identity: token, userId: token }),
  });
  const files = new Map([
    ['/', { type: 'text/html', body: await readFile(new URL('hub-page.html', import.meta.url)) }],
    ['/signalr.js', { type: 'text/javascript', body: await readFile(client) }],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://page').pathname);
    if (file === undefined) response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': file.type }).end(file.body);
  });
  hubServer.attach(server, '/hub');
  await once(server.listen(atPort, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    clients: hubServer.clients,
    stop: async () => {
      await hubServer.close();
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
