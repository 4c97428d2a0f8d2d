// A cluster node in its own process: `node hub-node.ts <settings as JSON>`, controlled over IPC.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { redisBackplane } from '../../backplane/redis-backplane.ts';
import { hubOf } from '../../hub.ts';
import { createHubServer } from '../../hub-server.ts';
import { nodeSettings, sendOrder } from './node-orders.ts';
import type { NodeReport } from './node-orders.ts';

const settings = nodeSettings.parse(JSON.parse(process.argv[2] ?? ''));

/** Tokens state the user in plain text: `user~group,group`. */
type Identity = { readonly userId: string; readonly groups: readonly string[] };
type Events = { Message: [text: string]; Joined: [node: string] };

const { hub, method } = hubOf<Identity, Events>();
const board = hub({
  name: 'board',
  methods: {
    Where: method({ parameters: z.tuple([]), run: () => settings.name }),
    Join: method({ parameters: z.tuple([z.string()]), run: ({ caller }, group) => caller.join(group) }),
    Leave: method({ parameters: z.tuple([z.string()]), run: ({ caller }, group) => caller.leave(group) }),
  },
  onConnected: async (caller) => {
    for (const group of caller.identity.groups) await caller.join(group);
    await caller.send('Joined', settings.name);
  },
});

const hubServer = createHubServer(board, {
  authenticate: ({ token }) => {
    if (token === null) return null;
    const [userId = '', groups = ''] = token.split('~');
    return { identity: { userId, groups: groups.split(',').filter(Boolean) }, userId };
  },
  transports: ['WebSockets'],
  secrets: [settings.secret],
  backplane: redisBackplane({ url: settings.redisUrl, prefix: settings.prefix }),
  limits: { disconnectMs: settings.tokenLastsMs },
});

const report = (message: NodeReport): void => void process.send?.(message);

process.on('message', (message) => {
  const { id, to, name, text, except } = sendOrder.parse(message);
  const { clients } = hubServer;
  const audience = to === 'all' ? clients.all(except) : clients[to](name, except);
  audience.send('Message', text).then(
    () => report({ is: 'sent', id }),
    (error: unknown) => report({ is: 'failed', id, why: String(error) }),
  );
});
// The parent process has exited.
process.on('disconnect', () => process.exit());

const server = createServer();
hubServer.attach(server, '/board');
server.listen(0, '127.0.0.1');
await once(server, 'listening');
report({ is: 'ready', port: (server.address() as AddressInfo).port });
