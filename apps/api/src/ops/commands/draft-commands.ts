import type { OpsCommand } from '../ops-command.ts';
import { numberIn } from '../typed-values.ts';

const text = { type: 'string' } as const;
const several = { type: 'string', multiple: true } as const;

export const draftCommands: readonly OpsCommand[] = [
  {
    words: 'draft list',
    places: 0,
    usage: '[--page n]',
    summary: 'events whose hosts wait for suggestions, the most urgent first',
    options: { page: text },
    call: (given) => ({ key: 'GET /api/v1/operator/drafts', query: { page: given.text('page') } }),
  },
  {
    words: 'draft suggest',
    places: 1,
    usage: '<id> [--provider id …] [--agreed id …]',
    summary: 'replace the suggested providers; those who have agreed are booked when the host pays',
    options: { provider: several, agreed: several },
    call: (given) => ({
      key: 'PUT /api/v1/operator/drafts/:eventId/providers',
      params: { eventId: given.at(0) },
      body: {
        providers: [
          ...(given.texts('provider') ?? []).map((id) => ({ id: numberIn(id), isAgreed: false })),
          ...(given.texts('agreed') ?? []).map((id) => ({ id: numberIn(id), isAgreed: true })),
        ],
      },
    }),
  },
];
