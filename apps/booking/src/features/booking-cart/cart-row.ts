import type { OrderLine } from '@repo/domain/cart/order-line';

/** A line of the cart with the name that it has on the screen. */
export type CartRow = { readonly lineId: string; readonly name: string; readonly line: OrderLine };

/** What every line of a cart is booked for; a recap added to a booked event has neither day nor hours. */
export type CartEvent = {
  /** A new booking has none yet. */
  readonly id: number | null;
  readonly name: string;
  readonly day: number | null;
  readonly startsAtSeconds: number | null;
};
