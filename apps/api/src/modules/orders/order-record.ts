import type { LineKind } from '@repo/domain/cart/order-line';
import type { CheckState } from '@repo/domain/machine/check-machine';
import type { EventStatus } from '@repo/domain/machine/event-machine';
import type { BookingLineState } from '@repo/domain/machine/line-machines';
import type { RequestState } from '@repo/domain/machine/request-machine';

/** The fields of an event that its host enters, without times and answers. */
export type EventDescription = {
  readonly name: string;
  /** `YYYY-MM-DD`, in Toronto. */
  readonly day: string;
  readonly durationHours: number;
  readonly eventTypeId: number;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly postalCode: string;
  readonly apartment: string;
  readonly notes: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly isMarketingAllowed: boolean;
  readonly isGalleryShared: boolean;
  readonly affiliateCode: string | null;
};

/** A stored event. `unpaid` events wait for their first payment and are in no list. */
export type EventRecord = EventDescription & {
  readonly id: number;
  readonly publicId: string;
  readonly hostId: number;
  readonly status: EventStatus | 'unpaid';
  readonly startsAt: Date;
  readonly providerStartsAt: Date;
  readonly createdAt: Date;
  readonly answerUntil: Date | null;
  readonly statusChangedAt: Date;
};

export type OrderState = 'open' | 'paid' | 'expired' | 'replaced' | 'returned';
/** A new booking, the agreed providers of a draft, or an addition to a paid event. */
export const orderKinds = { addition: 0, newBooking: 1, agreedDraft: 2 } as const;
export type OrderKind = (typeof orderKinds)[keyof typeof orderKinds];

/** The amounts of an order when it was priced. They never change. */
type OrderAmounts = {
  readonly discountCents: number;
  readonly promoBalanceCents: number;
  readonly subtotalCents: number;
  readonly serviceFeeCents: number;
  readonly taxCents: number;
  readonly tipsCents: number;
  readonly totalCents: number;
};

export type OrderRecord = OrderAmounts & {
  readonly id: number;
  readonly eventId: number;
  readonly hostId: number;
  readonly kind: OrderKind;
  readonly state: OrderState;
  readonly number: number | null;
  readonly promoCodeUseId: number | null;
  readonly discountType: '%' | '$' | null;
  readonly discountValue: number | null;
  readonly isGiftCard: boolean;
  readonly serviceFeeRate: number;
  readonly taxRate: number;
  readonly createdAt: Date;
  readonly holdsUntil: Date;
  readonly paidAt: Date | null;
};

/** The charged amounts of a line, and what was refunded of them. */
export type LineAmounts = {
  readonly unitCents: number;
  readonly grossCents: number;
  readonly discountCents: number;
  readonly serviceFeeCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly refundedCents: number;
};

export type LineRecord = LineAmounts & {
  readonly id: number;
  readonly orderId: number;
  readonly position: number;
  readonly kind: LineKind;
  readonly providerId: number | null;
  readonly bookingLineId: number | null;
  readonly quantity: number;
  readonly giftReturnedCents: number;
  readonly state: BookingLineState;
  readonly request: RequestState | null;
  readonly requestedAt: Date | null;
  readonly answerUntil: Date | null;
  readonly answeredAt: Date | null;
  readonly declineReason: string | null;
  readonly checkState: CheckState;
  readonly occupancyId: number | null;
};

export type PaymentState = 'asked' | 'open' | 'paid' | 'ended';

export type PaymentRecord = {
  readonly orderId: number;
  readonly amountCents: number;
  readonly state: PaymentState;
  readonly sessionId: string | null;
  readonly sessionUrl: string | null;
  readonly sessionEndsAt: Date;
  readonly paymentIntentId: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
};

/** An order with its event, lines and payment. */
export type WholeOrder = {
  readonly event: EventRecord;
  readonly order: OrderRecord;
  readonly lines: readonly LineRecord[];
  /** Null when there was nothing to pay. */
  readonly payment: PaymentRecord | null;
};
