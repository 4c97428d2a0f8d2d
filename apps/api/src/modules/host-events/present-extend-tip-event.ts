import type { ExtendTipEvent, HostEvent } from '@repo/contracts/events/host-events';
import { extensionBlockOf } from '@repo/domain/extension/extension-block';
import type { HostLineRecord } from './host-event.repository.ts';

/** An event for the extend and tip pages: the same as in the list, and by how many hours each line may still grow. */
export function presentExtendTipEvent(
  { orders, ...shown }: HostEvent,
  lines: readonly HostLineRecord[],
  hoursLeft: ReadonlyMap<number, number>,
): ExtendTipEvent {
  const maxExtendHoursOf = (lineId: number, isExtended: boolean): number => {
    const check = lines.find(({ id }) => id === lineId)?.checkState ?? 'created';
    const maxExtensionHours = hoursLeft.get(lineId) ?? 0;
    const booking = { eventStatus: shown.status, check, isExtended, isInCart: false, maxExtensionHours };
    return extensionBlockOf(booking) === null ? maxExtensionHours : 0;
  };
  return {
    ...shown,
    orders: shown.order.map(({ id: orderId }, index) => ({
      id: orderId,
      orderItems: (orders[index]?.orderItems ?? []).map(({ sbUser, ...item }) => ({
        ...item,
        sbUser: sbUser && { ...sbUser, maxExtendHours: maxExtendHoursOf(item.id, sbUser.isExtended) },
      })),
    })),
  };
}
