import type { OrderLine } from '@repo/domain/cart/order-line';

/** A line of the cart with its name on screen. */
export type CartRow = {
  readonly lineId: string;
  readonly name: string;
  readonly line: OrderLine;
  /** For extra time, which starts after the event has. */
  readonly startsAtSeconds?: number;
};

/** The event of a cart; a recap added to a booked event has neither day nor hours. */
export type CartEvent = {
  /** Null for a new booking. */
  readonly id: number | null;
  readonly name: string;
  readonly day: number | null;
  readonly startsAtSeconds: number | null;
};
