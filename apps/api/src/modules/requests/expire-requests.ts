import type { Database } from '../../database/schema.ts';
import { doEach } from '../../do-each.ts';
import { expireRequest } from './expire-request.ts';
import type { RequestDeps } from './request-deps.ts';
import { requestRepository } from './request.repository.ts';

/** What is left waits for the next round. */
const mostAtOnce = 500;

/** Ends what should have ended: every request has a job of its own, this is for those whose job has failed. */
export async function expireRequests(
  deps: RequestDeps & { readonly database: Database },
  signal: AbortSignal,
): Promise<void> {
  const silent = await requestRepository(deps.database).listSilent(new Date(deps.clock.nowMs()), mostAtOnce);
  await doEach(silent, (request) => expireRequest(deps, request), signal);
}
