import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { epochSeconds } from '../wire/times.ts';
import { operatorCall } from './operator-call.ts';

export const deadJob = z.object({
  id: z.string(),
  name: z.string(),
  tries: z.int().nonnegative(),
  reason: z.string(),
  failedAt: epochSeconds,
});

export const listDeadJobs = defineEndpoint('GET /api/v1/operator/dead-jobs', {
  ...operatorCall,
  summary: 'Work that failed however often it was tried, the latest hundred',
  reply: z.array(deadJob),
});

const params = z.object({ jobId: z.string().regex(/^[\w-]{1,64}$/) });

export const retryDeadJob = defineEndpoint('POST /api/v1/operator/dead-jobs/:jobId/retry', {
  ...operatorCall,
  summary: 'Try a piece of dead work again',
  params,
  success: 'updated_successfully',
  reply: z.null(),
});

export const discardDeadJob = defineEndpoint('DELETE /api/v1/operator/dead-jobs/:jobId', {
  ...operatorCall,
  summary: 'Discard a piece of dead work for good, with everything it holds; never work on payments',
  params,
  errors: ['payment_job_cannot_be_discarded'],
  success: 'updated_successfully',
  reply: z.null(),
});
