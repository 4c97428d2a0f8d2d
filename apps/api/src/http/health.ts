import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { RequestFailure } from './request-failure.ts';

/** Checks that must pass before the process receives traffic, by name. */
export type ReadinessChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

/** Answered even while other calls are refused because the process is busy. */
export const healthPath = '/healthz';

/** Serves `healthz` (the process answers, and its delay) and `readyz` (it can work and is not stopping). */
export function reportHealth(app: FastifyInstance, checks: ReadinessChecks, busyAfterMs: number): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get(healthPath, { logLevel: 'warn' }, async () => {
    const { eventLoopDelay } = app.memoryUsage();
    if (busyAfterMs === 0 || eventLoopDelay <= busyAfterMs) return { status: 'alive' };
    return { status: 'busy', eventLoopDelayMs: Math.round(Math.min(eventLoopDelay, longestDelayMs)) };
  });
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    const failed = await failedChecks(checks);
    if (!isClosing && failed.length === 0) return { status: 'ready' };
    return reply.code(503).header('retry-after', '1').send({ status: 'not ready', waitingFor: failed });
  });
}

/** A process that was suspended measures an infinite delay. */
const longestDelayMs = 3_600_000;

async function failedChecks(checks: ReadinessChecks): Promise<readonly string[]> {
  const names = Object.entries(checks).map(async ([name, check]) => {
    try {
      return (await inTime(check())) ? [] : [name];
    } catch {
      return [name];
    }
  });
  return (await Promise.all(names)).flat();
}

/** A check that hangs counts as failed, so that every reply comes within seconds. */
const checkLimitMs = 2000;

async function inTime(checked: boolean | Promise<boolean>): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(checkLimitMs, false, { signal: timer.signal, ref: false });
  try {
    return await Promise.race([checked, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}

/** Who may read the metrics: everyone, no one, or a client with this bearer token. */
export type FiguresAccess = 'open' | 'closed' | { readonly token: string };

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayRead(access: FiguresAccess, authorization = ''): boolean {
  if (typeof access === 'string') return access === 'open';
  return timingSafeEqual(digestOf(authorization), digestOf(`Bearer ${access.token}`));
}

/** Serves metrics for Prometheus, by route and never by address. Modules add their own to the registry. */
export function reportMetrics(app: FastifyInstance, access: FiguresAccess): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply',
    labelNames,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'http_request_failures_total',
    help: 'Replies with a status of 500 and above',
    labelNames: ['route'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc({ route });
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!mayRead(access, headers.authorization)) throw new RequestFailure('object_does_not_exist');
    reply.type(registry.contentType);
    return registry.metrics();
  });
  return registry;
}
