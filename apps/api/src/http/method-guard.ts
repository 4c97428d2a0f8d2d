import { methods } from '@repo/contracts/endpoint';
import type { Endpoint } from '@repo/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from './request-failure.ts';

/** A known path asked with another method is told so, and which methods it takes, instead of a plain 404. */
export function refuseOtherMethods(app: FastifyInstance, bound: ReadonlySet<Endpoint>): void {
  const endpointsByPath = Map.groupBy(bound, ({ path }) => path.toLowerCase());
  for (const [url, endpoints] of endpointsByPath) {
    const taken = endpoints.map(({ method }) => method);
    app.route({
      method: [...methods, 'PATCH' as const].filter((method) => !taken.some((one) => one === method)),
      url,
      handler: async (_, reply) => {
        reply.header('allow', taken.join(', '));
        throw new RequestFailure('method_not_allowed');
      },
    });
  }
}
