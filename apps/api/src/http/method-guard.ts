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
      // A method may be in the contract without anybody to answer it yet: that route says what it has to say.
      method: [...methods, 'PATCH' as const].filter((method) => !app.hasRoute({ method, url })),
      url,
      handler: async (_, reply) => {
        reply.header('allow', taken.join(', '));
        throw new RequestFailure('method_not_allowed');
      },
    });
  }
}
