import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { extensionBlockOf } from '@repo/domain/extension/extension-block';
import { bookingLimits } from '@repo/domain/limits';
import type { EventStatus } from '@repo/domain/machine/event-machine';
import { tipBlockOf } from '@repo/domain/tip/tip-block';
import type { EventRecord, LineRecord } from '../../orders/orders.module.ts';

/** What an addition is for, bought once each: an extension or a tip of one booked provider, or the event's recap. */
export type AdditionTarget =
  | { readonly kind: 'extension' | 'tip'; readonly bookingLineId: number }
  | { readonly kind: 'recap'; readonly bookingLineId: null };

type Target = Pick<LineRecord, 'kind' | 'bookingLineId'>;

export const isSameTarget = (one: Target, other: Target): boolean =>
  one.kind === other.kind && one.bookingLineId === other.bookingLineId;

/** The line by which a provider takes part in an event, once the request has been accepted. */
export const acceptedLineOf = (lines: readonly LineRecord[], providerId: number): LineRecord | undefined =>
  lines.find(
    (line) => line.kind === 'provider' && line.providerId === providerId && line.request === 'accepted',
  );

/** Whether that has been paid for and not given back. */
const isBought = (target: Target, lines: readonly LineRecord[]): boolean =>
  lines.some((line) => isSameTarget(target, line) && (line.state === 'paid' || line.state === 'paidOut'));

/** What may be added to at all: neither a draft nor what is unpaid or cancelled (FF-27). */
const openStatuses = ['pending', 'upcoming', 'completed'] as const satisfies readonly EventStatus[];

/** Why this cannot be added to the event of these lines; the time for an extension is another question. */
export function refusalOfAddition(
  target: AdditionTarget,
  event: Pick<EventRecord, 'status'>,
  lines: readonly LineRecord[],
): ErrorCode | null {
  const eventStatus = openStatuses.find((status) => status === event.status);
  const isRefused = eventStatus === undefined || isBlocked(target, eventStatus, lines);
  return isRefused ? 'action_is_not_possible_now' : null;
}

function isBlocked(target: AdditionTarget, eventStatus: EventStatus, lines: readonly LineRecord[]): boolean {
  const isDone = isBought(target, lines);
  if (target.kind === 'recap') return isDone;
  const booked = lines.find(({ id }) => id === target.bookingLineId);
  if (booked?.request !== 'accepted') return true;
  if (target.kind === 'tip') return tipBlockOf({ isTipped: isDone, isInCart: false }) !== null;
  const block = extensionBlockOf({
    eventStatus,
    check: booked.checkState,
    isExtended: isDone,
    isInCart: false,
    maxExtensionHours: bookingLimits.extensionHours.to,
  });
  return block !== null;
}
