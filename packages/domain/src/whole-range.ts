/** The least and the most that a whole number may be, as the tables of `limits.ts` state them. */
export type WholeRange = { readonly from: number; readonly to: number };

/** Whether a number is whole and within a range, both ends included. */
export const isWholeWithin = (value: number, { from, to }: WholeRange): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

/** Every whole number of a range, as a select offers them. */
export const wholeNumbersOf = ({ from, to }: WholeRange): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
