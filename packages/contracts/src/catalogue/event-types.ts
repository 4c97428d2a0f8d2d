import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import { flagInText } from '../wire/form-fields.ts';
import { id, idOrZeroInText } from '../wire/ids.ts';
import { publicCacheSeconds } from './public-cache.ts';

export const eventType = z.object({ id, name: z.string() });
export type EventType = z.output<typeof eventType>;

/** Names come in the language of the `Accept-Language` header. The flag in the query changes nothing. */
export const getEventTypes = defineEndpoint('GET /api/v1/User/EventSetup/GetEventTypes', {
  topic: 'Catalogue',
  summary: 'The event types a host can choose from, in their fixed order',
  actors: anyone,
  source: 'S1§7',
  query: z.object({ authenticated: flagInText.optional() }),
  reply: z.array(eventType),
  cacheSeconds: publicCacheSeconds,
});

export const shotListItem = z.object({ itemName: z.string() });

/** An id of 0 stands for no type chosen yet, and has no shots (S1§7). */
export const getEventTypeItems = defineEndpoint('GET /api/v1/User/EventSetup/GetEventTypeItems/:id', {
  topic: 'Catalogue',
  summary: 'The shot list of an event type',
  actors: anyone,
  source: 'S1§7',
  params: z.object({ id: idOrZeroInText }),
  reply: z.array(shotListItem),
  cacheSeconds: publicCacheSeconds,
});
