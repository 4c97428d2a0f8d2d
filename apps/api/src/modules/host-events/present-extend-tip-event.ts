import type { ExtendTipEvent, HostEvent } from '@repo/contracts/events/host-events';
import { extensionBlockOf } from '@repo/domain/extension/extension-block';
import { isAddOnKept } from '@repo/domain/machine/line-machines';
import { cents } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import type { HostLineRecord } from './host-event.repository.ts';

/**
 * Presents an event for the extend and tip pages: as in the list, with the hours by which each line can be extended and
 * the paid additions.
 */
export function presentExtendTipEvent(
  { orders, ...shown }: HostEvent,
  lines: readonly HostLineRecord[],
  hoursLeft: ReadonlyMap<number, number>,
): ExtendTipEvent {
  const stateOf = (lineId: number, isExtended: boolean) => {
    const checkedStatus = lines.find(({ id }) => id === lineId)?.checkState ?? 'created';
    const maxExtensionHours = hoursLeft.get(lineId) ?? 0;
    const booking = { eventStatus: shown.status, isExtended, isInCart: false, maxExtensionHours };
    const block = extensionBlockOf({ ...booking, check: checkedStatus });
    return { checkedStatus, maxExtendHours: block === null ? maxExtensionHours : 0 };
  };
  return {
    ...shown,
    orders: shown.order.map(({ id: orderId }, index) => ({
      id: orderId,
      orderItems: (orders[index]?.orderItems ?? []).map(({ sbUser, ...item }) => ({
        ...item,
        sbUser: sbUser && { ...sbUser, ...stateOf(item.id, sbUser.isExtended) },
      })),
    })),
    additions: lines.filter(isAddOnKept).flatMap(additionsOf),
  };
}

/** Returns the line if it is an addition, rather than a booked provider. */
function additionsOf({ id, kind, provider, quantity, totalCents }: HostLineRecord) {
  if (kind === 'provider') return [];
  return [{ id, kind, sbuserId: provider?.id ?? null, quantity, total: dollarsOf(cents(totalCents)) }];
}
