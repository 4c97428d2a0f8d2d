import { brand } from '@repo/domain/brand';
import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { token } from '../wire/ids.ts';
import { epochSeconds } from '../wire/times.ts';

const topic = 'My events';
const source = 'A-107';

/** Says since when there is a link, but not which: the server stores only its hash. */
export const readCalendarFeed = defineEndpoint(`GET /api/v1/${brand.slug}/Calendar`, {
  topic,
  summary: "Since when the provider's calendar feed has a link; null without one",
  actors: capabilities.openProviderDashboard,
  source,
  reply: z.object({ createdAt: epochSeconds.nullable() }),
});

export const createCalendarFeed = defineEndpoint(`POST /api/v1/${brand.slug}/Calendar`, {
  topic,
  summary: "Create the private link of the provider's calendar feed; an earlier one stops working",
  actors: capabilities.openProviderDashboard,
  source,
  success: 'saved_successfully',
  reply: z.object({ url: z.string(), createdAt: epochSeconds }),
});

/** Succeeds without a link too. */
export const revokeCalendarFeed = defineEndpoint(`DELETE /api/v1/${brand.slug}/Calendar`, {
  topic,
  summary: "Revoke the link of the provider's calendar feed",
  actors: capabilities.openProviderDashboard,
  source,
  success: 'updated_successfully',
  reply: z.null(),
});

/** The reply is an iCalendar file; only refusals are envelopes. The link itself grants access. */
export const readCalendarFile = defineEndpoint('GET /calendar/:token.ics', {
  topic,
  summary: 'The accepted events of a provider as a calendar: those ahead, and those of the last 30 days',
  actors: anyone,
  source,
  params: z.object({ token }),
  reply: z.never(),
});

export const calendarFeedEndpoints = [
  readCalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
  readCalendarFile,
] as const satisfies readonly Endpoint[];
