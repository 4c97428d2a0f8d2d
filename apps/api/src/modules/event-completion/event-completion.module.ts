import { completeEvent, listLateCheckIns as listEndpoint } from '@repo/contracts/operator/bookings/events';
import { ok } from '@repo/domain/result';
import type { BookingDeps } from '../../deps.ts';
import { answerPage } from '../../http/answer.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { completeCheckedOutEvent } from './complete-checked-out-event.ts';
import { completeEvents } from './complete-events.ts';
import { listLateCheckIns } from './list-late-check-ins.ts';

export { completeEvents } from './complete-events.ts';
export { refreshStatusAndFollowUp } from './refresh-status-and-follow-up.ts';

const sweepEverySeconds = 600;

/** Completes events after their end. */
export function eventCompletionModule(deps: BookingDeps): void {
  deps.jobs.repeat('complete-events', sweepEverySeconds, (signal) => completeEvents(deps, signal));
}

/** The operators' completion of an event, and their list of late check-ins. */
export const completionOperations = (deps: BookingDeps): readonly OperatorCall[] => [
  operatorCall(listEndpoint, async ({ query }) => ok(answerPage(await listLateCheckIns(deps, query.page)))),
  operatorCall(completeEvent, ({ params }, author) => completeCheckedOutEvent(deps, author, params.eventId)),
];
