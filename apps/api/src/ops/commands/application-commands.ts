import type { OpsCommand } from '../ops-command.ts';
import { numberIn } from '../typed-values.ts';

const text = { type: 'string' } as const;

export const applicationCommands: readonly OpsCommand[] = [
  {
    words: 'application list',
    places: 0,
    usage: '[--status received|approved|refused] [--page n]',
    summary: 'applications of providers, the oldest first',
    options: { status: text, page: text },
    call: (given) => ({
      key: 'GET /api/v1/operator/applications',
      query: { status: given.text('status'), page: given.text('page') },
    }),
  },
  {
    words: 'application read',
    places: 1,
    usage: '<id>',
    summary: 'an application with all its details',
    call: (given) => ({
      key: 'GET /api/v1/operator/applications/:applicationId',
      params: { applicationId: given.at(0) },
    }),
  },
  {
    words: 'application approve',
    places: 1,
    usage: '<id> [--rate dollars]',
    summary: 'approve an applicant as a provider',
    options: { rate: text },
    call: (given) => ({
      key: 'POST /api/v1/operator/applications/:applicationId/approve',
      params: { applicationId: given.at(0) },
      body: { hourlyRate: numberIn(given.text('rate')) },
    }),
  },
  {
    words: 'application refuse',
    places: 'several',
    usage: '<id> <reason>',
    summary: 'refuse an applicant, who gets the reason by email',
    call: (given) => ({
      key: 'POST /api/v1/operator/applications/:applicationId/refuse',
      params: { applicationId: given.at(0) },
      body: { reason: given.from(1).join(' ') },
    }),
  },
];
