import { anyone, defineEndpoint } from '@repo/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { ActorOfToken } from '../../http/authenticate.ts';
import { injectPatiently } from '../wire/patient.ts';

const whoAmI = defineEndpoint('GET /api/v1/WhoAmI', {
  topic: 'Callers',
  summary: 'Who the caller is',
  source: 'none',
  actors: anyone,
  reply: z.null(),
});

/** Returns a lookup of the actor of a token that asks the running product, through a route added for tests. */
export function productsActorOfToken(app: FastifyInstance): ActorOfToken {
  const { method, path: url } = whoAmI;
  app.route({ method, url, config: { endpoint: whoAmI }, handler: async ({ actor }) => ({ actor }) });
  return async (token) => {
    const { body } = await injectPatiently(app, { url, headers: { authorization: `Bearer ${token}` } });
    const { actor }: { readonly actor: Actor } = JSON.parse(body);
    return actor.kind === 'guest' ? undefined : actor;
  };
}
