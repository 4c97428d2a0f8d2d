import { methods } from '@repo/contracts/endpoint';
import type { Endpoint } from '@repo/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from './request-failure.ts';

/** Answers a known path with another method by naming the allowed methods, instead of a 404. */
export function refuseOtherMethods(app: FastifyInstance, bound: ReadonlySet<Endpoint>): void {
  const endpointsByPath = Map.groupBy(bound, ({ path }) => path.toLowerCase());
  for (const [url, endpoints] of endpointsByPath) {
    const taken = endpoints.map(({ method }) => method);
    app.route({
      // Methods that are not implemented yet have their own route.
      method: [...methods, 'PATCH' as const].filter((method) => !app.hasRoute({ method, url })),
      url,
      handler: async (_, reply) => {
        reply.header('allow', taken.join(', '));
        throw new RequestFailure('method_not_allowed');
      },
    });
  }
}
