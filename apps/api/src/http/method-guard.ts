import type { FastifyInstance, HTTPMethods } from 'fastify';
import { RequestFailure } from './request-failure.ts';

const guarded = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethods[];

/** A known path asked with another method is told so, and which methods it takes, instead of a plain 404. */
export function refuseOtherMethods(
  app: FastifyInstance,
  routes: readonly { method: HTTPMethods; url: string }[],
): void {
  const methodsByUrl = Map.groupBy(routes, ({ url }) => url.toLowerCase());
  for (const group of methodsByUrl.values()) {
    const taken = group.map(({ method }) => method);
    const [first] = group;
    if (first === undefined) continue;
    app.route({
      method: guarded.filter((method) => !taken.includes(method)),
      url: first.url,
      handler: async (_, reply) => {
        reply.header('allow', taken.join(', '));
        throw new RequestFailure('method_not_allowed');
      },
    });
  }
}
