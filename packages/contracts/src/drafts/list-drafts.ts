import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, idInText } from '../wire/ids.ts';
import { epochSeconds, eventDate } from '../wire/times.ts';

/** A draft on the dashboard: its host waits until `deadline`, or chooses among those who were suggested. */
export const waitingDraft = z.object({
  id,
  publicId: z.string(),
  eventName: z.string(),
  eventDate,
  sbstartTime: epochSeconds,
  duration: z.int(),
  /** By when suggestions follow; null for replacements, which are suggested at once. */
  deadline: epochSeconds.nullable(),
  /** The names of the suggested providers; empty while the host waits. */
  suggested: z.array(z.string()),
});
export type WaitingDraft = z.output<typeof waitingDraft>;

export const listDrafts = defineEndpoint('GET /api/v1/User/EventSetup/Drafts/:userId', {
  topic: 'Drafts',
  summary: 'The open drafts of a host and offers of replacements, the next event first',
  actors: capabilities.openCustomerDashboard,
  source: 'A-107',
  ownership: { of: 'account', id: 'params.userId' },
  params: z.object({ userId: idInText }),
  reply: z.array(waitingDraft),
});
