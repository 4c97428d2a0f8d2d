import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { Redis } from 'ioredis';

/** A shared Redis. */
export const sharedRedisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

const program = 'redis-server';

/** Returns why tests with Redis are skipped, or `false`. */
export async function whyNoRedis(): Promise<string | false> {
  const probe = new Redis(sharedRedisUrl, { lazyConnect: true, retryStrategy: null, connectTimeout: 2000 });
  probe.on('error', () => undefined);
  return probe
    .connect()
    .then(() => false as const)
    .catch(() => `no Redis answers at ${sharedRedisUrl}`)
    .finally(() => probe.disconnect());
}

/** Returns why tests with their own Redis are skipped, or `false`. */
export const whyNoRedisServer = (): string | false =>
  spawnSync(program, ['--version']).status === 0 ? false : `there is no program ${program}`;

export type OwnRedis = {
  readonly url: string;
  /** Kills Redis without notice. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Keeps accepting connections without answering. */
  readonly freeze: () => void;
  readonly thaw: () => void;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startServer(port: number): Promise<ChildProcess> {
  const settings = { port: String(port), bind: '127.0.0.1', save: '', appendonly: 'no', daemonize: 'no' };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    if (line.includes('Ready to accept connections')) {
      child.stdout.resume();
      return child;
    }
  }
  throw new Error(`${program} did not start on port ${port}`);
}

/** Starts a Redis that the test may stop. */
export async function openOwnRedis(t: TestContext): Promise<OwnRedis> {
  const port = await freePort();
  let child = await startServer(port);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  t.after(stop);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    start: async () => {
      child = await startServer(port);
    },
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
  };
}
