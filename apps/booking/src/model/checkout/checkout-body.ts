import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { recapQuestionTypeId } from '@repo/domain/event/event-questions';
import type { EventAnswers } from '@repo/domain/event/event-questions';
import { dollarsOf } from '@repo/domain/money/dollars';
import { checkRecapOrientation, defaultRecapOrientation } from '@repo/domain/recap/recap-brief';
import { hasRecapAnswer, hasRecapItem } from '@repo/domain/recap/recap-choice';
import type { RecapPrices } from '@repo/domain/recap/recap-price';
import { sentEventOf } from '../sent-event.ts';
import type { EventForm } from '../store/event-form.ts';
import type { Recap } from '../store/recap.ts';
import type { BookableProvider } from '../store/selection.ts';

/** What is ordered with any event: the recap as it was briefed, and the code. */
type Ordered = {
  readonly recap: Recap;
  readonly recapPrices: RecapPrices;
  readonly discountId: number | null;
};

/** Who orders, and through whom they came. */
export type Buyer = { readonly userId: number; readonly affiliateCode: string | null };

/** A provider as a line of the order (G-R17): the fields of the card, and what the specs add to them. */
const providerItemOf = (
  { id, firstName, lastName, hourlyRateCents }: BookableProvider,
  durationHours: number,
) => {
  const hourlyRate = dollarsOf(hourlyRateCents);
  return {
    id,
    firstName,
    lastName,
    hourlyRate,
    OrderItemTypeId: orderItemTypes.provider,
    SbuserId: id,
    Price: hourlyRate,
    quantity: durationHours,
    tipPrice: 0,
    tipPrice_: 0,
    extendedPrice_: 0,
    extendedQuantity_: 0,
  } satisfies OrderItem & Record<string, unknown>;
};

/** The recap as a line of the order, if one goes into it (E-R13). */
function recapItemsOf({ recap, recapPrices }: Pick<Ordered, 'recap' | 'recapPrices'>) {
  if (!hasRecapItem(recap)) return [];
  const { brief, quantityWithLogo } = recap;
  const orientation = checkRecapOrientation(brief.orientation);
  return [
    {
      OrderItemTypeId: orderItemTypes.recap,
      Price: dollarsOf(recapPrices.withLogoCents),
      quantity: quantityWithLogo,
      reelDetail: {
        logoUrl: brief.logo?.reference ?? null,
        musicFilePath: brief.music?.reference ?? null,
        music: brief.musicGenre,
        orientation: orientation.ok ? orientation.value : defaultRecapOrientation,
        reelType: brief.vibe?.name ?? null,
      },
      tipPrice: 0,
      SbuserId: null,
      isActive: false,
      paymentStatus: false,
    },
  ] satisfies OrderItem[];
}

/** What every order says besides its lines; the server reads ids alone and prices everything by itself. */
const orderOf = (
  { recap, discountId }: Ordered,
  orderItems: OrderItem[],
  id: number,
): DataToSend['Event']['Order'] => ({
  id,
  orderItems,
  orderDiscountDetail: discountId === null ? null : { id: discountId },
  reelQuestionAnswers: hasRecapAnswer(recap)
    ? [{ questionTypeId: recapQuestionTypeId, answer: recap.brief.vision }]
    : null,
});

export type NewBooking = Ordered & {
  readonly eventForm: Pick<EventForm, 'values' | 'unpaid'>;
  readonly answers: EventAnswers;
  readonly providers: readonly BookableProvider[];
};

/** A new booking as it is sent (C-R28); nothing while the form of the event is not complete. */
export function newBookingBody(booking: NewBooking, buyer: Buyer): DataToSend | undefined {
  const { eventForm, answers, providers } = booking;
  const event = sentEventOf({ values: eventForm.values, answers });
  if (event === undefined) return undefined;
  const { eventStartsAt, providerStartsAt, eventTypeId, ...rest } = event;
  const { unpaid } = eventForm;
  return {
    Event: {
      ...rest,
      status: 'pending',
      id: unpaid?.eventId ?? 0,
      sbStartTime: providerStartsAt,
      EventStartTime: eventStartsAt,
      notes: rest.additionalNotes,
      IsActive: 1,
      EventTypeId: eventTypeId,
      UserId: buyer.userId,
      affiliateCode: buyer.affiliateCode,
      Order: orderOf(
        booking,
        [...providers.map((provider) => providerItemOf(provider, rest.duration)), ...recapItemsOf(booking)],
        0,
      ),
    },
    orderItemGroupId: unpaid?.orderItemGroupId ?? 0,
  };
}

/** An event that is saved already, with what is still to be bought for it. */
export type SavedOrder = Ordered & {
  readonly eventId: number;
  readonly orderId: number;
  /** A try that waits for its payment. */
  readonly unpaidOrderId: number | null;
  readonly status: 'draft' | 'reelOnly' | 'pending';
  readonly orderItems: readonly OrderItem[];
};

/** A draft's cart, a recap alone, an extension or a tip: the event by its ids, without a day or hours of its own. */
export const savedEventBody = (order: SavedOrder, { userId, affiliateCode }: Buyer): DataToSend => ({
  Event: {
    id: order.eventId,
    status: order.status,
    ...(order.status === 'reelOnly' ? { eventDate: 0, duration: 0 } : {}),
    UserId: userId,
    affiliateCode,
    Order: orderOf(order, [...order.orderItems, ...recapItemsOf(order)], order.orderId),
  },
  orderItemGroupId: order.unpaidOrderId ?? 0,
});
