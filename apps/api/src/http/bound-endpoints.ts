import type { Endpoint } from '@repo/contracts/endpoint';
import type { FastifyInstance } from 'fastify';

/** Fills up with every endpoint that is answered: the contract may promise more than is there yet. */
export function collectBoundEndpoints(app: FastifyInstance): ReadonlySet<Endpoint> {
  const bound = new Set<Endpoint>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint !== undefined && config.isAhead !== true) bound.add(config.endpoint);
  });
  return bound;
}
