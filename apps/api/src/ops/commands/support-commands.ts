import type { OpsCommand } from '../ops-command.ts';

const text = { type: 'string' } as const;

export const supportCommands: readonly OpsCommand[] = [
  {
    name: 'support list',
    argumentCount: 0,
    usage: '[--state open|answered|closed] [--page n]',
    summary: 'list what hosts have written to the team, open requests first',
    options: { state: text, page: text },
    call: (args) => ({
      key: 'GET /api/v1/operator/support-requests',
      query: { state: args.text('state'), page: args.text('page') },
    }),
  },
  {
    name: 'support answer',
    argumentCount: 'several',
    usage: '<id> <answer>',
    summary: 'answer an open request; the host gets the answer by email',
    call: (args) => ({
      key: 'POST /api/v1/operator/support-requests/:requestId/answer',
      params: { requestId: args.at(0) },
      body: { answer: args.from(1).join(' ') },
    }),
  },
  {
    name: 'support close',
    argumentCount: 1,
    usage: '<id>',
    summary: 'close a request, answered or not; the host gets no email',
    call: (args) => ({
      key: 'POST /api/v1/operator/support-requests/:requestId/close',
      params: { requestId: args.at(0) },
    }),
  },
];
