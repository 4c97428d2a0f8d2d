import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { recapQuestionTypeId } from '@repo/domain/event/event-questions';
import type { EventAnswers } from '@repo/domain/event/event-questions';
import type { CartTotals } from '@repo/domain/cart/price-cart';
import { percentOfBasisPoints } from '@repo/domain/money/basis-points';
import type { FeeRates } from '@repo/domain/money/fee-rates';
import { dollarsOf } from '@repo/domain/money/dollars';
import { checkRecapOrientation, defaultRecapOrientation } from '@repo/domain/recap/recap-brief';
import { hasRecapAnswer, hasRecapItem } from '@repo/domain/recap/recap-choice';
import type { RecapPrices } from '@repo/domain/recap/recap-price';
import { sentEventOf } from '../../../model/sent-event.ts';
import type { EventForm } from '../../../model/store/event-form.ts';
import type { Recap } from '../../../model/store/recap.ts';
import type { BookableProvider } from '../../../model/store/selection.ts';

/** What any order may contain: the recap with its brief, and the code. */
type Ordered = {
  readonly recap: Recap;
  readonly recapPrices: RecapPrices;
  readonly discountId: number | null;
  /** The totals on screen: the server refuses to charge another total. Null is not compared. */
  readonly totals: CartTotals | null;
  readonly rates: FeeRates;
};

/** The host, and the affiliate code they came with. */
export type Buyer = { readonly userId: number; readonly affiliateCode: string | null };

/** Returns a provider as an item of the order (G-R17). */
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

/** Returns the recap as items of the order (E-R13). */
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

/** Returns the order as the specs list it (G-R17); the server reads ids and compares the total. */
const orderOf = (
  { recap, discountId, totals, rates }: Ordered,
  orderItems: OrderItem[],
  id: number,
): DataToSend['Event']['Order'] => ({
  id,
  orderItems,
  orderDiscountDetail: discountId === null ? null : { id: discountId },
  ...(totals === null
    ? { totalAmount: null }
    : {
        serviceFee: dollarsOf(totals.serviceFeeCents),
        tax: dollarsOf(totals.taxCents),
        taxInPercentage: percentOfBasisPoints(rates.tax),
        discount: dollarsOf(totals.discountCents),
        totalAmount: dollarsOf(totals.totalCents),
      }),
  reelQuestionAnswers: hasRecapAnswer(recap)
    ? [{ questionTypeId: recapQuestionTypeId, answer: recap.brief.vision }]
    : null,
});

export type NewBooking = Ordered & {
  readonly eventForm: Pick<EventForm, 'values' | 'unpaid'>;
  readonly answers: EventAnswers;
  readonly providers: readonly BookableProvider[];
};

/** Returns the body of a new booking (C-R28); undefined while the event form is incomplete. */
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

/** A saved event with what is bought for it. */
export type SavedOrder = Ordered & {
  readonly eventId: number;
  readonly orderId: number;
  /** The id of an order that awaits its payment. */
  readonly unpaidOrderId: number | null;
  readonly status: 'draft' | 'reelOnly' | 'pending';
  readonly orderItems: readonly OrderItem[];
};

/** Returns the body for a draft, a recap alone, an extension or a tip: the event by its ids, without a day or hours. */
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
