import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import type { HubServer } from '../hub-server.ts';

/** Serves a hub on its own port during the test. */
export async function serveHub(
  t: TestContext,
  hubServer: Pick<HubServer, 'attach' | 'close'>,
  path: string,
): Promise<{ readonly port: number; readonly url: string }> {
  const server = createServer();
  hubServer.attach(server, path);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(async () => {
    await hubServer.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}${path}` };
}
