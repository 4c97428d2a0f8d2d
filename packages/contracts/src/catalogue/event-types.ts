import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';

export const eventType = z.object({
  id: z.int().positive(),
  name: z.string(),
});

/** Names come in the language of the `Accept-Language` header. The flag in the query changes nothing. */
export const getEventTypes = defineEndpoint('GET /api/v1/User/EventSetup/GetEventTypes', {
  topic: 'Catalogue',
  summary: 'The event types a host can choose from, in their fixed order',
  actors: anyone,
  query: z.object({ authenticated: z.stringbool().optional() }),
  reply: z.array(eventType),
  cacheSeconds: 300,
});
