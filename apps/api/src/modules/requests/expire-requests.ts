import type { BookingDeps } from '../../deps.ts';
import { forEachSettled } from '../../async/for-each-settled.ts';
import { expireRequest } from './expire-request.ts';
import { requestRepository } from './request.repository.ts';

/** The rest waits for the next run. */
const maxPerRun = 500;

/** Expires the requests whose own job has failed. */
export async function expireRequests(deps: BookingDeps, signal: AbortSignal): Promise<void> {
  const overdue = await requestRepository(deps.database).listOverdue(new Date(deps.clock.nowMs()), maxPerRun);
  await forEachSettled(overdue, (request) => expireRequest(deps, request), signal);
}
