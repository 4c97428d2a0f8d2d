import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { recapQuestionTypeId } from '@repo/domain/event/event-questions';
import { defaultRecapOrientation } from '@repo/domain/recap/recap-brief';
import { wallClockOf } from '@repo/domain/time/wall-clock';

type Booking = {
  readonly hostId: number;
  readonly providerIds: readonly number[];
  readonly startsAtSeconds: number;
  readonly hours?: number;
  readonly recaps?: number;
  readonly promoCodeId?: number;
  /** The earlier unpaid attempt that this booking replaces. */
  readonly earlier?: { readonly eventId: number; readonly orderItemGroupId: number };
};

const answers = [
  { questionTypeId: 5, answer: 'The whole family' },
  { questionTypeId: 7, answer: 'Candid' },
] as const;

export const providerItem = (providerId: number): OrderItem => ({
  OrderItemTypeId: orderItemTypes.provider,
  SbuserId: providerId,
});

export const recapItem = (quantity: number): OrderItem => ({
  OrderItemTypeId: orderItemTypes.recap,
  quantity,
  reelDetail: { music: 'Jazz', orientation: defaultRecapOrientation, reelType: 'Happy' },
});

/** Returns a new booking as the booking page sends it, in central Toronto near the test providers. */
export function sentBooking(booking: Booking): DataToSend {
  const { hostId, providerIds, startsAtSeconds, hours = 2, recaps = 0, promoCodeId, earlier } = booking;
  return {
    Event: {
      id: earlier?.eventId ?? 0,
      UserId: hostId,
      eventName: 'A party',
      status: 'pending',
      eventDate: wallClockOf(startsAtSeconds).day,
      sbStartTime: startsAtSeconds,
      EventStartTime: startsAtSeconds,
      duration: hours,
      EventTypeId: 1,
      eventLocation: { currentLocation: '1 King St W, Toronto', longitude: -79.38, latitude: 43.65 },
      contactname: 'Robin',
      phoneNumber: '416 555 0100',
      postalCode: 'M5V 3L9',
      privacyPolicy: true,
      termsAndConditions: true,
      EventQuestionAnswers: [...answers],
      Order: {
        id: earlier?.orderItemGroupId ?? 0,
        orderItems: [...providerIds.map(providerItem), ...(recaps > 0 ? [recapItem(recaps)] : [])],
        orderDiscountDetail: promoCodeId === undefined ? null : { id: promoCodeId },
        reelQuestionAnswers:
          recaps > 0 ? [{ questionTypeId: recapQuestionTypeId, answer: 'Sunny and slow' }] : null,
      },
    },
    orderItemGroupId: earlier?.orderItemGroupId ?? 0,
  };
}
