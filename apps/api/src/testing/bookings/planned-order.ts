import type { OrderLine } from '@repo/domain/cart/order-line';
import { cents } from '@repo/domain/money/cents';
import { standardFeeRates } from '@repo/domain/money/fee-rates';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { wallClockOf } from '@repo/domain/time/wall-clock';
import type { OrderPlan } from '../../modules/checkout/order-plan.ts';
import { withPrices } from '../../modules/checkout/plans/price-order.ts';
import { orderKinds } from '../../modules/orders/orders.module.ts';

/** A line with its provider and, for an extension or a tip, the booking that it belongs to. */
export type BoughtLine = {
  readonly line: OrderLine;
  readonly providerId?: number;
  readonly bookingLineId?: number;
};

/** Returns the line of a provider at $58 an hour. */
export const shootBy = (providerId: number, durationHours = 2): BoughtLine => ({
  line: { lineId: `provider ${providerId}`, kind: 'provider', hourlyRateCents: cents(5800), durationHours },
  providerId,
});

export const oneRecapAt = (priceCents: number): BoughtLine => ({
  line: { lineId: 'recap', kind: 'recap', pricePerRecapCents: cents(priceCents), quantity: 1 },
});

export type Purchase = {
  readonly hostId: number;
  /** The paid event of an addition; absent for a new event. */
  readonly eventId?: number;
  /** Of a new event. */
  readonly startsAtSeconds?: number;
  readonly durationHours?: number;
  readonly name?: string;
  readonly lines: readonly BoughtLine[];
  readonly code?: NonNullable<OrderPlan['discount']>;
};

/** Returns the plan that a checkout makes, for any lines at any price. */
export const plannedOrder = ({
  hostId,
  eventId,
  startsAtSeconds = 0,
  durationHours = 2,
  name = 'Party',
  lines,
  code,
}: Purchase): OrderPlan =>
  withPrices({
    hostId,
    kind: eventId === undefined ? orderKinds.newBooking : orderKinds.addition,
    event:
      eventId === undefined
        ? { is: 'new', planned: { ...party, ...timesOf(startsAtSeconds), durationHours, name } }
        : { is: 'saved', eventId },
    replacedOrderIds: [],
    lines: lines.map(({ line, providerId = null, bookingLineId = null }) => ({
      line,
      providerId,
      bookingLineId,
      time: line.kind === 'provider' ? rangeOfHours(startsAtSeconds, line.durationHours) : null,
      brief: null,
    })),
    discount: code ?? null,
    rates: standardFeeRates(),
    cancelPath: '/event_booking',
  });

const timesOf = (startsAtSeconds: number) => ({
  day: new Date(wallClockOf(startsAtSeconds).day * 1000).toISOString().slice(0, 10),
  startsAtSeconds,
  providerStartsAtSeconds: startsAtSeconds,
});

const party = {
  eventTypeId: 1,
  address: '1 King St W, Toronto',
  latitude: 43.65,
  longitude: -79.38,
  postalCode: 'M5V 3L9',
  apartment: '',
  notes: '',
  contactName: '',
  contactPhone: '',
  isMarketingAllowed: true,
  isGalleryShared: true,
  affiliateCode: null,
  answers: [],
};
