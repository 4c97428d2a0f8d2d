/** The minimum and maximum of an integer, as in `limits.ts`. */
export type IntegerRange = { readonly from: number; readonly to: number };

/** Whether a value is an integer within a range, both ends included. */
export const isIntegerWithin = (value: number, { from, to }: IntegerRange): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

/** Returns every integer of a range. */
export const integersIn = ({ from, to }: IntegerRange): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
