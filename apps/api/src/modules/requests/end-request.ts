import type { BookingLineMove } from '@repo/domain/machine/line-machines';
import { requestMachine } from '@repo/domain/machine/request-machine';
import type { RequestMove, RequestState } from '@repo/domain/machine/request-machine';
import { transition } from '@repo/domain/machine/transition';
import type { RefundCause } from '@repo/domain/refund/refund-terms';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { BookingDeps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import type { BookingEvent } from '../booking-events/booking-events.module.ts';
import { offerReplacements } from '../drafts/drafts.module.ts';
import { refreshStatusAndFollowUp } from '../event-completion/event-completion.module.ts';
import { releaseSlot } from '../calendar/calendar.module.ts';
import { movedLineState, ordersIn } from '../orders/orders.module.ts';
import { refundLines } from '../refunds/refunds.module.ts';
import type { LockedRequest } from './request-deps.ts';

/** Why a request ends without a booking; `slotTaken` when another booking has taken the slot. */
export type RequestEnding =
  | { readonly as: 'declined'; readonly declineReason: string }
  | { readonly as: 'expired' | 'slotTaken' };

type Consequences = {
  readonly move: RequestMove;
  readonly lineMove: BookingLineMove;
  readonly released: 'declined' | 'expired' | 'cancelled';
  readonly cause: RefundCause;
  readonly bookingEvent: Extract<BookingEvent, { lineId: number; what: string }>['what'];
};

const consequencesOf = {
  declined: {
    move: 'decline',
    lineMove: 'decline',
    released: 'declined',
    cause: { reason: 'declined' },
    bookingEvent: 'requestDeclined',
  },
  expired: {
    move: 'expire',
    lineMove: 'expire',
    released: 'expired',
    cause: { reason: 'expired' },
    bookingEvent: 'requestExpired',
  },
  slotTaken: {
    move: 'cancel',
    lineMove: 'decline',
    released: 'cancelled',
    cause: { reason: 'slotTaken' },
    bookingEvent: 'lineCancelled',
  },
} as const satisfies Readonly<Record<RequestEnding['as'], Consequences>>;

/**
 * Ends an open request without a booking: frees its slot, refunds its line and starts the search for replacements.
 * The caller has locked the event.
 */
export async function endRequest(
  transaction: Database,
  deps: BookingDeps,
  { event, line }: LockedRequest,
  ending: RequestEnding,
  nowSeconds: number,
): Promise<void> {
  const { move, lineMove, released, cause, bookingEvent } = consequencesOf[ending.as];
  const now = dateOf(nowSeconds);
  await ordersIn(transaction).changeLine(line.id, {
    state: movedLineState(line, lineMove),
    request: movedRequest(line, move),
    answeredAt: now,
    declineReason: ending.as === 'declined' ? ending.declineReason : null,
  });
  if (line.occupancyId !== null) await releaseSlot(transaction, line.occupancyId, released);
  await refreshStatusAndFollowUp(transaction, deps, event, nowSeconds);
  await refundLines(transaction, deps, { orderId: line.orderId, lineIds: [line.id], cause }, now);
  await offerReplacements(transaction, deps, line.id);
  await deps.recordBookingEvent(transaction, { what: bookingEvent, lineId: line.id });
}

/** Returns the state of a request after a move. The callers have checked it, so an impossible move is a bug and throws. */
export function movedRequest({ id, request }: LockedRequest['line'], move: RequestMove): RequestState {
  const moved = request === null ? undefined : transition(requestMachine, request, move);
  if (moved?.ok !== true) throw new Error(`the request of line ${id} is ${request} and cannot ${move}`);
  return moved.value;
}
