import { secondsPerHour } from '@repo/domain/time/seconds';
import { dateOf, secondsOf } from '@repo/domain/time/unix-seconds';
import type { BookingDeps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import { refreshStatusAndFollowUp } from '../event-completion/event-completion.module.ts';
import { acceptSlot, reserveSlot } from '../calendar/calendar.module.ts';
import { movedLineState, ordersIn } from '../orders/orders.module.ts';
import { endRequest, movedRequest } from './end-request.ts';
import type { LockedRequest } from './request-deps.ts';

/** What became of an accepted request: `slotTaken` refuses the provider but keeps the refund (FF-1). */
type Acceptance = 'event_request_accepted' | 'slotTaken';

/** Books the provider; a slot that was booked in the meantime ends the request and refunds the host (FF-1). */
export async function acceptRequest(
  transaction: Database,
  deps: BookingDeps,
  request: LockedRequest,
  nowSeconds: number,
): Promise<Acceptance> {
  const { event, line } = request;
  const occupancyId = await confirmSlot(transaction, request, nowSeconds);
  if (occupancyId === undefined) {
    await endRequest(transaction, deps, request, { as: 'slotTaken' }, nowSeconds);
    return 'slotTaken';
  }
  await ordersIn(transaction).changeLine(line.id, {
    state: movedLineState(line, 'accept'),
    request: movedRequest(line, 'accept'),
    answeredAt: dateOf(nowSeconds),
    occupancyId,
  });
  await refreshStatusAndFollowUp(transaction, deps, event, nowSeconds);
  await deps.recordBookingEvent(transaction, { what: 'requestAccepted', lineId: line.id });
  return 'event_request_accepted';
}

/**
 * Confirms the slot of the request, or reserves it again when its hold was released. Returns its id, or undefined if
 * another booking has taken it.
 */
async function confirmSlot(
  transaction: Database,
  { event, line }: LockedRequest,
  nowSeconds: number,
): Promise<number | undefined> {
  if (line.providerId === null) throw new Error(`line ${line.id} has no provider`);
  if (line.occupancyId !== null && (await acceptSlot(transaction, line.occupancyId))) return line.occupancyId;
  const startsAtSeconds = secondsOf(event.providerStartsAt);
  const endsAtSeconds = startsAtSeconds + event.durationHours * secondsPerHour;
  const wanted = { providerId: line.providerId, state: 'accepted', startsAtSeconds, endsAtSeconds } as const;
  return reserveSlot(transaction, wanted, nowSeconds);
}
