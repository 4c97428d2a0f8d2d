import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** `healthz`: the process answers. `readyz`: it can also do its work, and is not on its way down. */
export function reportHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    if (!isClosing && (await isReady().catch(() => false))) return { status: 'ready' };
    return reply.code(503).header('retry-after', '1').send({ status: 'not ready' });
  });
}

/** Figures for Prometheus: by route, never by address. Other parts may add theirs to the registry. */
export function reportMetrics(app: FastifyInstance): Registry {
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
  app.get('/metrics', { logLevel: 'warn' }, async (_, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  return registry;
}
