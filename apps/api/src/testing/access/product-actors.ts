import { anyone, defineEndpoint } from '@repo/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { ActorOfToken } from '../../http/know-callers.ts';
import { injectPatiently } from '../wire/patient.ts';

const whoAmI = defineEndpoint('GET /api/v1/WhoAmI', {
  topic: 'Callers',
  summary: 'Whom the product takes the caller for',
  source: 'none',
  actors: anyone,
  reply: z.null(),
});

/** Whom the product itself takes the bearer of a token for, however its modules find that out. */
export function productsActorOfToken(app: FastifyInstance): ActorOfToken {
  const { method, path: url } = whoAmI;
  app.route({ method, url, config: { endpoint: whoAmI }, handler: async ({ actor }) => ({ actor }) });
  return async (token) => {
    const { body } = await injectPatiently(app, { url, headers: { authorization: `Bearer ${token}` } });
    const { actor }: { readonly actor: Actor } = JSON.parse(body);
    return actor.kind === 'guest' ? undefined : actor;
  };
}
