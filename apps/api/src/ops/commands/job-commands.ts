import type { OpsCommand } from '../ops-command.ts';

export const jobCommands: readonly OpsCommand[] = [
  {
    words: 'jobs dead',
    places: 0,
    usage: '',
    summary: 'jobs that failed for good',
    call: () => ({ key: 'GET /api/v1/operator/dead-jobs' }),
  },
  {
    words: 'jobs retry',
    places: 1,
    usage: '<id>',
    summary: 'retry one of them',
    call: (given) => ({
      key: 'POST /api/v1/operator/dead-jobs/:jobId/retry',
      params: { jobId: given.at(0) },
    }),
  },
  {
    words: 'jobs discard',
    places: 1,
    usage: '<id>',
    summary: 'delete one of them',
    call: (given) => ({
      key: 'DELETE /api/v1/operator/dead-jobs/:jobId',
      params: { jobId: given.at(0) },
    }),
  },
];
