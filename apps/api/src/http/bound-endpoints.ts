import type { Endpoint } from '@repo/contracts/endpoint';
import type { FastifyInstance } from 'fastify';

/** Collects every implemented endpoint; the contract may declare more. */
export function collectBoundEndpoints(app: FastifyInstance): ReadonlySet<Endpoint> {
  const bound = new Set<Endpoint>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint !== undefined && config.isUnimplemented !== true) bound.add(config.endpoint);
  });
  return bound;
}
