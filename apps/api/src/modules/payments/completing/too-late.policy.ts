import type { LineRecord, WholeOrder } from '../../orders/orders.module.ts';

/** What else has become of an order's event. */
export type Surroundings = {
  /** It adds to an event that was paid before. */
  readonly isAddition: boolean;
  /** Whether the host has begun another order for it since. */
  readonly hasNewerOrder: boolean;
  /** Of all its paid orders. */
  readonly paidLines: readonly LineRecord[];
};

/** Whether what an order is for can no longer be had, although it has been paid. */
export function isTooLate(
  { event, order, lines }: WholeOrder,
  { isAddition, hasNewerOrder, paidLines }: Surroundings,
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

/** Each of them can be had once: a recap per event, an extension and a tip per provider who comes. */
function canBeAdded(
  { kind, bookingLineId }: LineRecord,
  event: WholeOrder['event'],
  paidLines: readonly LineRecord[],
): boolean {
  const isThere = paidLines.some(
    (paid) => paid.kind === kind && paid.bookingLineId === bookingLineId && keptStates.includes(paid.state),
  );
  if (isThere) return false;
  if (kind === 'recap') return true;
  const booking = paidLines.find(({ id }) => id === bookingLineId);
  if (booking === undefined) return false;
  if (kind === 'tip') return thankedStates.includes(booking.state);
  return event.status !== 'completed' && extendableStates.includes(booking.state);
}

const keptStates: readonly string[] = ['paid', 'paidOut'];
const extendableStates: readonly string[] = ['accepted', 'checkedIn'];
const thankedStates: readonly string[] = [...extendableStates, 'checkedOut', 'paidOut'];
