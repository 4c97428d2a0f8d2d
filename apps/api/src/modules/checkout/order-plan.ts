import type { Discount } from '@repo/domain/cart/discount';
import type { OrderLine } from '@repo/domain/cart/order-line';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { FeeRates } from '@repo/domain/money/fee-rates';
import type { TimeRange } from '@repo/domain/time/time-range';
import type { RecapOrientation } from '@repo/domain/recap/recap-brief';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { OrderKind, PlannedEvent } from '../orders/orders.module.ts';

export type PlannedBrief = {
  readonly logoName: string | null;
  readonly musicName: string | null;
  readonly music: string;
  readonly orientation: RecapOrientation;
  readonly recapType: string;
  readonly vision: string;
};

/** One line as it will be priced, with what else comes with it. */
export type PlannedLine = {
  /** `lineId` is the position of the line as text. */
  readonly line: OrderLine;
  readonly providerId: number | null;
  /** Extensions and tips: the line that booked their provider. */
  readonly bookingLineId: number | null;
  /** The time to hold for it; nothing for recaps and tips. */
  readonly time: TimeRange | null;
  readonly brief: PlannedBrief | null;
};

/** Where the browser has kept the cart of whoever comes back without having paid. */
export const cartPath = '/event_booking';

/**
 * What a checkout is about to do, priced from our own tables alone. Plans are made per kind of cart; carrying one out
 * is the same for all of them.
 */
export type OrderPlan = {
  readonly hostId: number;
  readonly kind: OrderKind;
  /** A new event, one whose unpaid order is replaced (with what is said of it now), or a saved one. */
  readonly event:
    | { readonly is: 'new'; readonly planned: PlannedEvent }
    | { readonly is: 'unpaid'; readonly eventId: number; readonly planned: PlannedEvent }
    | { readonly is: 'saved'; readonly eventId: number };
  /** Orders whose sessions are ended and whose holds are let go in the transaction that places this one. */
  readonly replacedOrderIds: readonly number[];
  readonly lines: readonly PlannedLine[];
  readonly discount: { readonly promoCodeId: number; readonly discount: Discount } | null;
  readonly rates: FeeRates;
  /** Where the card provider sends a host who does not pay. */
  readonly cancelPath: string;
  /**
   * What was true when the plan was made and has to be so still, asked in the transaction that places the order, once the
   * event is locked and the replaced orders are let go.
   */
  readonly check?: (transaction: Database) => Promise<Result<void, ErrorCode>>;
};
