import { isAddOnKept } from '@repo/domain/machine/line-machines';
import type { LineRecord, WholeOrder } from '../../orders/orders.module.ts';

/** The other orders of an order's event. */
export type OtherOrders = {
  /** The order adds to an event that was paid before. */
  readonly isAddition: boolean;
  /** The host has checked out the event again since. */
  readonly hasNewerOrder: boolean;
  /** The lines of all paid orders of the event. */
  readonly paidLines: readonly LineRecord[];
};

/** Returns whether a paid order can no longer be fulfilled. */
export function isTooLate(
  { event, order, lines }: WholeOrder,
  { isAddition, hasNewerOrder, paidLines }: OtherOrders,
  now: Date,
): boolean {
  if (order.state === 'replaced') return true;
  if (isAddition)
    return (
      !bookedStatuses.includes(event.status) || !lines.every((line) => canBeAdded(line, event, paidLines))
    );
  return hasNewerOrder || !unbookedStatuses.includes(event.status) || event.providerStartsAt <= now;
}

const unbookedStatuses: readonly string[] = ['unpaid', 'draft'];
const bookedStatuses: readonly string[] = ['pending', 'upcoming', 'completed'];

/** Allows one recap per event, and one extension and one tip per booked provider. */
function canBeAdded(
  { kind, bookingLineId }: LineRecord,
  event: WholeOrder['event'],
  paidLines: readonly LineRecord[],
): boolean {
  const isBought = paidLines.some(
    (paid) => paid.kind === kind && paid.bookingLineId === bookingLineId && isAddOnKept(paid),
  );
  if (isBought) return false;
  if (kind === 'recap') return true;
  const booking = paidLines.find(({ id }) => id === bookingLineId);
  if (booking === undefined) return false;
  if (kind === 'tip') return tippableStates.includes(booking.state);
  return event.status !== 'completed' && extendableStates.includes(booking.state);
}

const extendableStates: readonly string[] = ['accepted', 'checkedIn'];
const tippableStates: readonly string[] = [...extendableStates, 'checkedOut', 'paidOut'];
