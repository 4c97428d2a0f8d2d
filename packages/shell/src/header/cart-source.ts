/** What knows how much is in the cart: each app hands in its own, in the form that React follows. */
export type CartSource = {
  readonly count: () => number;
  readonly subscribe: (changed: () => void) => () => void;
};

/** For an app that keeps the cart itself: the source follows the app's store. */
export type CartSourceOf<State> = (store: {
  readonly getState: () => State;
  readonly subscribe: (changed: () => void) => () => void;
}) => CartSource;

/** For an app that knows nothing of carts. */
export const noCart: CartSource = { count: () => 0, subscribe: () => () => undefined };
