import type { OpsCommand } from '../ops-command.ts';

const text = { type: 'string' } as const;

export const supportCommands: readonly OpsCommand[] = [
  {
    words: 'support list',
    places: 0,
    usage: '[--state open|answered|closed] [--page n]',
    summary: 'what hosts have written to the team, open requests first',
    options: { state: text, page: text },
    call: (given) => ({
      key: 'GET /api/v1/operator/support-requests',
      query: { state: given.text('state'), page: given.text('page') },
    }),
  },
  {
    words: 'support answer',
    places: 'several',
    usage: '<id> <answer>',
    summary: 'answer an open request; the host gets the answer by email',
    call: (given) => ({
      key: 'POST /api/v1/operator/support-requests/:requestId/answer',
      params: { requestId: given.at(0) },
      body: { answer: given.from(1).join(' ') },
    }),
  },
  {
    words: 'support close',
    places: 1,
    usage: '<id>',
    summary: 'close a request, answered or not; the host gets no email',
    call: (given) => ({
      key: 'POST /api/v1/operator/support-requests/:requestId/close',
      params: { requestId: given.at(0) },
    }),
  },
];
