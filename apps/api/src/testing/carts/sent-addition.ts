import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { recapQuestionTypeId } from '@repo/domain/event/event-questions';

export const extensionItem = (providerId: number, hours = 1): OrderItem => ({
  OrderItemTypeId: orderItemTypes.extension,
  SbuserId: providerId,
  extendedQuantity_: hours,
});

export const tipItem = (providerId: number, dollars: number): OrderItem => ({
  OrderItemTypeId: orderItemTypes.tip,
  SbuserId: providerId,
  tipPrice_: dollars,
});

type Addition = {
  readonly hostId: number;
  readonly eventId: number;
  readonly orderId?: number;
  readonly items: readonly OrderItem[];
  readonly promoCodeId?: number;
  readonly vision?: string;
  /** The order of the earlier unpaid attempt that this one replaces. */
  readonly orderItemGroupId?: number;
};

/** Returns the checkout of an addition to a saved event, which names the event and its new items only. */
export const sentAddition = ({
  hostId,
  eventId,
  orderId = 0,
  items,
  promoCodeId,
  vision,
  orderItemGroupId = 0,
}: Addition): DataToSend => ({
  Event: {
    id: eventId,
    UserId: hostId,
    Order: {
      id: orderId,
      orderItems: [...items],
      orderDiscountDetail: promoCodeId === undefined ? null : { id: promoCodeId },
      reelQuestionAnswers:
        vision === undefined ? null : [{ questionTypeId: recapQuestionTypeId, answer: vision }],
    },
  },
  orderItemGroupId,
});
