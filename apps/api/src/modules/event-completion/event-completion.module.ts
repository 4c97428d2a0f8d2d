import type { Database } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { completeEvents } from './complete-events.ts';
import type { FollowDeps } from './follow-event-status.ts';

export { completeEvents } from './complete-events.ts';
export { followEventStatus } from './follow-event-status.ts';
export type { FollowDeps } from './follow-event-status.ts';

const sweepEverySeconds = 600;

/** Ends events by the clock. */
export function eventCompletionModule(
  deps: FollowDeps & { readonly database: Database; readonly jobs: Pick<Jobs, 'repeat'> },
): void {
  deps.jobs.repeat('complete-events', sweepEverySeconds, (signal) => completeEvents(deps, signal));
}
