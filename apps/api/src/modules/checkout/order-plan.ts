import type { Discount } from '@repo/domain/cart/discount';
import type { LineShare } from '@repo/domain/cart/line-shares';
import type { OrderLine } from '@repo/domain/cart/order-line';
import type { CartTotals } from '@repo/domain/cart/price-cart';
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

/** A line to be priced, with its provider, slot and brief. */
export type PlannedLine = {
  /** `lineId` is the position of the line as text. */
  readonly line: OrderLine;
  readonly providerId: number | null;
  /** For extensions and tips: the line that booked their provider. */
  readonly bookingLineId: number | null;
  /** The slot to hold; null for recaps and tips. */
  readonly time: TimeRange | null;
  readonly brief: PlannedBrief | null;
};

/** The page of the cart, which the browser has kept for a host who returns without having paid. */
export const cartPath = '/event_booking';

/** What a checkout will write, before it is priced. */
export type PlannedOrder = {
  readonly hostId: number;
  readonly kind: OrderKind;
  /** A new event, an unpaid event that is updated while its orders are replaced, or a saved one that stays unchanged. */
  readonly event:
    | { readonly is: 'new'; readonly planned: PlannedEvent }
    | { readonly is: 'unpaid'; readonly eventId: number; readonly planned: PlannedEvent }
    | { readonly is: 'saved'; readonly eventId: number };
  /** Open orders that are released in the transaction that places this one, after their sessions have been closed. */
  readonly replacedOrderIds: readonly number[];
  readonly lines: readonly PlannedLine[];
  readonly discount: { readonly promoCodeId: number; readonly discount: Discount } | null;
  readonly rates: FeeRates;
  /** The page to which the card provider sends a host who does not pay. */
  readonly cancelPath: string;
  /**
   * Checks the conditions of the plan again, in the transaction that places the order, after the event is locked and the
   * replaced orders are released.
   */
  readonly check?: (transaction: Database) => Promise<Result<void, ErrorCode>>;
};

/**
 * What a checkout will write, with prices from our own tables only. Each kind of cart has its own planner; pricing and
 * `placeOrder` are the same for all.
 */
export type OrderPlan = Omit<PlannedOrder, 'lines'> & {
  readonly lines: readonly (PlannedLine & { readonly share: LineShare })[];
  readonly totals: CartTotals;
};

/** Returns the slots that the lines of a plan need. */
export const slotsOf = ({ lines }: Pick<OrderPlan, 'lines'>) =>
  lines.flatMap(({ line: { lineId }, providerId, time }) =>
    providerId === null || time === null ? [] : [{ ...time, lineId, providerId }],
  );
