/** The cart that the header links to, for useSyncExternalStore; each app provides its own. */
export type CartSource = {
  readonly count: () => number;
  readonly path: () => string;
  readonly subscribe: (changed: () => void) => () => void;
};

/** For an app that has the cart in its store. */
export type CartSourceOf<State> = (store: {
  readonly getState: () => State;
  readonly subscribe: (changed: () => void) => () => void;
}) => CartSource;

/** For an app without a cart. */
export const noCart: CartSource = { count: () => 0, path: () => '/', subscribe: () => () => undefined };
