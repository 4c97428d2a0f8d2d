import type { OpsCommand } from '../ops-command.ts';
import { numberIn } from '../typed-values.ts';

const text = { type: 'string' } as const;

export const applicationCommands: readonly OpsCommand[] = [
  {
    name: 'application list',
    argumentCount: 0,
    usage: '[--status received|approved|refused] [--page n]',
    summary: 'list applications of providers, the oldest first',
    options: { status: text, page: text },
    call: (args) => ({
      key: 'GET /api/v1/operator/applications',
      query: { status: args.text('status'), page: args.text('page') },
    }),
  },
  {
    name: 'application read',
    argumentCount: 1,
    usage: '<id>',
    summary: 'show an application with all its details',
    call: (args) => ({
      key: 'GET /api/v1/operator/applications/:applicationId',
      params: { applicationId: args.at(0) },
    }),
  },
  {
    name: 'application approve',
    argumentCount: 1,
    usage: '<id> [--rate dollars]',
    summary: 'approve an applicant as a provider',
    options: { rate: text },
    call: (args) => ({
      key: 'POST /api/v1/operator/applications/:applicationId/approve',
      params: { applicationId: args.at(0) },
      body: { hourlyRate: numberIn(args.text('rate')) },
    }),
  },
  {
    name: 'application refuse',
    argumentCount: 'several',
    usage: '<id> <reason>',
    summary: 'refuse an applicant, who gets the reason by email',
    call: (args) => ({
      key: 'POST /api/v1/operator/applications/:applicationId/refuse',
      params: { applicationId: args.at(0) },
      body: { reason: args.from(1).join(' ') },
    }),
  },
];
