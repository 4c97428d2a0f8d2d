import type { ExtendTipEvent } from '@repo/contracts/events/host-events';
import { extensionBlockOf } from '@repo/domain/extension/extension-block';
import { presentHostEvent } from './present-host-event.ts';
import type { Reading } from './present-host-event.ts';
import type { HostEventRecord, HostLineRecord } from './host-event.repository.ts';

/** An event for the extend and tip pages: the same as in the list, and by how many hours each line may still grow. */
export function presentExtendTipEvent(
  event: HostEventRecord,
  lines: readonly HostLineRecord[],
  hoursLeft: ReadonlyMap<number, number>,
  reading: Reading,
): ExtendTipEvent {
  const { orders, ...shown } = presentHostEvent(event, lines, reading);
  const maxExtendHoursOf = (lineId: number, isExtended: boolean): number => {
    const check = lines.find(({ id }) => id === lineId)?.checkState ?? 'created';
    const maxExtensionHours = hoursLeft.get(lineId) ?? 0;
    const booking = { eventStatus: event.status, check, isExtended, isInCart: false, maxExtensionHours };
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
