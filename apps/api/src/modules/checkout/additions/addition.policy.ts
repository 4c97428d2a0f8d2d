import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { extensionBlockOf } from '@repo/domain/extension/extension-block';
import { bookingLimits } from '@repo/domain/limits';
import type { EventStatus } from '@repo/domain/machine/event-machine';
import { isAddOnKept } from '@repo/domain/machine/line-machines';
import { tipBlockOf } from '@repo/domain/tip/tip-block';
import type { EventRecord, LineRecord } from '../../orders/orders.module.ts';

/** What an addition buys, each only once: the extension or tip of a booked provider, or the recap of the event. */
export type AdditionTarget =
  | { readonly kind: 'extension' | 'tip'; readonly bookingLineId: number }
  | { readonly kind: 'recap'; readonly bookingLineId: null };

type Target = Pick<LineRecord, 'kind' | 'bookingLineId'>;

export const isSameTarget = (one: Target, other: Target): boolean =>
  one.kind === other.kind && one.bookingLineId === other.bookingLineId;

/** Returns the accepted line of a provider. */
export const acceptedLineOf = (lines: readonly LineRecord[], providerId: number): LineRecord | undefined =>
  lines.find(
    (line) => line.kind === 'provider' && line.providerId === providerId && line.request === 'accepted',
  );

/** Returns whether the target is paid and not refunded. */
const isBought = (target: Target, lines: readonly LineRecord[]): boolean =>
  lines.some((line) => isSameTarget(target, line) && isAddOnKept(line));

/** The statuses that allow additions: no draft, unpaid or cancelled event (FF-27). */
const openStatuses = ['pending', 'upcoming', 'completed'] as const satisfies readonly EventStatus[];

/** Returns why a target cannot be added to an event, or null. Does not check the time left for an extension. */
export function findAdditionIssue(
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
