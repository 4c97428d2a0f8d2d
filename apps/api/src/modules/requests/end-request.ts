import type { BookingLineMove } from '@repo/domain/machine/line-machines';
import { requestMachine } from '@repo/domain/machine/request-machine';
import type { RequestMove, RequestState } from '@repo/domain/machine/request-machine';
import { transition } from '@repo/domain/machine/transition';
import type { RefundCause } from '@repo/domain/refund/refund-terms';
import type { Database } from '../../database/schema.ts';
import type { BookingNews } from '../booking-news/booking-news.module.ts';
import { offerReplacements } from '../drafts/drafts.module.ts';
import { followEventStatus } from '../event-completion/event-completion.module.ts';
import { releaseTime } from '../matching/matching.module.ts';
import { movedLineState, ordersIn } from '../orders/orders.module.ts';
import { refundLines } from '../refunds/refunds.module.ts';
import type { LockedRequest, RequestDeps } from './request-deps.ts';

/** Why a request comes to nothing; `slotTaken` when its provider's time has gone to somebody else. */
export type RequestEnding =
  { readonly as: 'declined'; readonly declineReason: string } | { readonly as: 'expired' | 'slotTaken' };

type Consequences = {
  readonly move: RequestMove;
  readonly lineMove: BookingLineMove;
  readonly released: 'declined' | 'expired' | 'cancelled';
  readonly cause: RefundCause;
  readonly news: Extract<BookingNews, { lineId: number; what: string }>['what'];
};

const consequencesOf = {
  declined: {
    move: 'decline',
    lineMove: 'decline',
    released: 'declined',
    cause: { reason: 'declined' },
    news: 'requestDeclined',
  },
  expired: {
    move: 'expire',
    lineMove: 'expire',
    released: 'expired',
    cause: { reason: 'expired' },
    news: 'requestExpired',
  },
  slotTaken: {
    move: 'cancel',
    lineMove: 'decline',
    released: 'cancelled',
    cause: { reason: 'slotTaken' },
    news: 'lineCancelled',
  },
} as const satisfies Readonly<Record<RequestEnding['as'], Consequences>>;

/**
 * Ends an open request without a booking: its provider's time is free, the host's money for it goes back and
 * other providers are looked for, all in the transaction that holds the event's lock.
 */
export async function endRequest(
  transaction: Database,
  deps: RequestDeps,
  { event, line }: LockedRequest,
  ending: RequestEnding,
  nowSeconds: number,
): Promise<void> {
  const { move, lineMove, released, cause, news } = consequencesOf[ending.as];
  const now = new Date(nowSeconds * 1000);
  await ordersIn(transaction).changeLine(line.id, {
    state: movedLineState(line, lineMove),
    request: movedRequest(line, move),
    answered_at: now,
    decline_reason: ending.as === 'declined' ? ending.declineReason : null,
  });
  if (line.occupancyId !== null) await releaseTime(transaction, line.occupancyId, released);
  await followEventStatus(transaction, deps, event, nowSeconds);
  await refundLines(transaction, deps, { orderId: line.orderId, lineIds: [line.id], cause }, now);
  await offerReplacements(transaction, deps, line.id);
  await deps.tell(transaction, { what: news, lineId: line.id });
}

/** Whoever calls has looked, so that a move which is not possible is a bug. */
export function movedRequest({ id, request }: LockedRequest['line'], move: RequestMove): RequestState {
  const moved = request === null ? undefined : transition(requestMachine, request, move);
  if (moved?.ok !== true) throw new Error(`the request of line ${id} is ${request} and cannot ${move}`);
  return moved.value;
}
