import type { OpsCommand } from '../ops-command.ts';

export const jobCommands: readonly OpsCommand[] = [
  {
    name: 'jobs dead',
    argumentCount: 0,
    usage: '',
    summary: 'list jobs that failed for good',
    call: () => ({ key: 'GET /api/v1/operator/dead-jobs' }),
  },
  {
    name: 'jobs retry',
    argumentCount: 1,
    usage: '<id>',
    summary: 'retry a job that failed for good',
    call: (args) => ({
      key: 'POST /api/v1/operator/dead-jobs/:jobId/retry',
      params: { jobId: args.at(0) },
    }),
  },
  {
    name: 'jobs discard',
    argumentCount: 1,
    usage: '<id>',
    summary: 'delete a job that failed for good',
    call: (args) => ({
      key: 'DELETE /api/v1/operator/dead-jobs/:jobId',
      params: { jobId: args.at(0) },
    }),
  },
];
