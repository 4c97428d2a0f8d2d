import type { BookingDeps } from '../../deps.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { completeCheckedOutEvent } from './complete-checked-out-event.ts';
import { completeEvents } from './complete-events.ts';
import { listLateCheckIns } from './list-late-check-ins.ts';
import { completionCalls } from './event-completion.routes.ts';

export { completeEvents } from './complete-events.ts';
export { refreshStatusAndFollowUp } from './refresh-status-and-follow-up.ts';

const sweepEverySeconds = 600;

/** Completes events after their end. */
export function eventCompletionModule(deps: BookingDeps): void {
  deps.jobs.repeat('complete-events', sweepEverySeconds, (signal) => completeEvents(deps, signal));
}

/** The operators' completion of an event, and what they learn of late check-ins. */
export const completionOperations = (deps: BookingDeps): readonly OperatorCall[] =>
  completionCalls({
    complete: (author, eventId) => completeCheckedOutEvent(deps, author, eventId),
    listLate: (page) => listLateCheckIns(deps, page),
  });
