/** What knows how much is in the cart: each app hands in its own, in the form that React follows. */
export type CartSource = {
  readonly count: () => number;
  readonly subscribe: (changed: () => void) => () => void;
};

/** For an app that knows nothing of carts. */
export const noCart: CartSource = { count: () => 0, subscribe: () => () => undefined };
