/** Goes on at once where there is nothing to wait for: most calls never need a promise. */
export const after = <Value, Next>(
  value: Value | Promise<Value>,
  next: (value: Value) => Next | Promise<Next>,
): Next | Promise<Next> => (value instanceof Promise ? value.then(next) : next(value));
