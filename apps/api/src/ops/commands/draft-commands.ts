import type { OpsCommand } from '../ops-command.ts';
import { numberIn } from '../typed-values.ts';

const text = { type: 'string' } as const;
const several = { type: 'string', multiple: true } as const;

export const draftCommands: readonly OpsCommand[] = [
  {
    name: 'draft list',
    argumentCount: 0,
    usage: '[--page n]',
    summary: 'list events whose hosts wait for suggestions, the most urgent first',
    options: { page: text },
    call: (args) => ({ key: 'GET /api/v1/operator/drafts', query: { page: args.text('page') } }),
  },
  {
    name: 'draft suggest',
    argumentCount: 1,
    usage: '<id> [--provider id …] [--agreed id …]',
    summary: 'replace the suggested providers; those who have agreed are booked when the host pays',
    options: { provider: several, agreed: several },
    call: (args) => ({
      key: 'PUT /api/v1/operator/drafts/:eventId/providers',
      params: { eventId: args.at(0) },
      body: {
        providers: [
          ...(args.texts('provider') ?? []).map((id) => ({ id: numberIn(id), isAgreed: false })),
          ...(args.texts('agreed') ?? []).map((id) => ({ id: numberIn(id), isAgreed: true })),
        ],
      },
    }),
  },
];
