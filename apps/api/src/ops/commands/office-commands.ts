import type { OpsCommand } from '../ops-command.ts';
import { numberIn } from '../typed-values.ts';

const text = { type: 'string' } as const;

const applications: readonly OpsCommand[] = [
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
    summary: 'one application with everything that was sent',
    call: (given) => ({
      key: 'GET /api/v1/operator/applications/:applicationId',
      params: { applicationId: given.at(0) },
    }),
  },
  {
    words: 'application approve',
    places: 1,
    usage: '<id> [--rate dollars]',
    summary: 'make a provider of an applicant',
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
    summary: 'refuse an applicant, who is told the reason',
    call: (given) => ({
      key: 'POST /api/v1/operator/applications/:applicationId/refuse',
      params: { applicationId: given.at(0) },
      body: { reason: given.from(1).join(' ') },
    }),
  },
];

const several = { type: 'string', multiple: true } as const;

const drafts: readonly OpsCommand[] = [
  {
    words: 'draft list',
    places: 0,
    usage: '[--page n]',
    summary: 'events that hosts wait for suggestions for, the most urgent first',
    options: { page: text },
    call: (given) => ({ key: 'GET /api/v1/operator/drafts', query: { page: given.text('page') } }),
  },
  {
    words: 'draft suggest',
    places: 1,
    usage: '<id> [--provider id …] [--agreed id …]',
    summary: 'suggest providers instead of those before; who has agreed is booked as soon as it is paid',
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

const jobs: readonly OpsCommand[] = [
  {
    words: 'jobs dead',
    places: 0,
    usage: '',
    summary: 'work that failed however often it was tried',
    call: () => ({ key: 'GET /api/v1/operator/dead-jobs' }),
  },
  {
    words: 'jobs retry',
    places: 1,
    usage: '<id>',
    summary: 'try a piece of it again',
    call: (given) => ({
      key: 'POST /api/v1/operator/dead-jobs/:jobId/retry',
      params: { jobId: given.at(0) },
    }),
  },
];

const audit: readonly OpsCommand[] = [
  {
    words: 'audit list',
    places: 0,
    usage: "[--kind 'promo code'] [--id …] [--page n]",
    summary: 'who changed what, the newest first',
    options: { kind: text, id: text, page: text },
    call: (given) => ({
      key: 'GET /api/v1/operator/audit',
      query: { objectKind: given.text('kind'), objectId: given.text('id'), page: given.text('page') },
    }),
  },
];

export const officeCommands = [...applications, ...drafts, ...jobs, ...audit];
