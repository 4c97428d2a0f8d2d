// Delivers a webhook of the sandbox and is killed before it can record the result: the receiver kills this process when
// the first message arrives. The arguments are a PostgreSQL address and the time in milliseconds.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { openSandbox } from '@repo/sandbox/open-sandbox';
import Fastify from 'fastify';
import { fixedClock } from '../fixed-clock.ts';
import { otherKeys } from '../stripe/test-stripe.ts';

const [connectionString = '', nowMs = ''] = process.argv.slice(2);
const deadly = createServer(() => process.kill(process.pid, 'SIGKILL')).listen(0, '127.0.0.1');
await once(deadly, 'listening');
const address = deadly.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const sandbox = await openSandbox({
  connection: { connectionString },
  realClock: fixedClock(Number(nowMs)),
  stripe: otherKeys,
  onTrouble: () => undefined,
});
await sandbox.mount(Fastify(), {
  publicUrl: () => 'http://product.test',
  webhookUrl: () => `http://127.0.0.1:${port}/`,
  runDueJobs: async () => 0,
});
await sandbox.deliverWebhooks();
