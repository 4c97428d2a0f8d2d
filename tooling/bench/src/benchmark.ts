import type { Comparison } from './compare.ts';

/** One line of design/budgets.md, measured. */
export type Benchmark = {
  readonly name: string;
  /** Of several that are run together under one name. */
  readonly group?: string;
  readonly must: number;
  readonly stretch: number;
  /** The ratio is of times: what is more than `must` misses, instead of what is less. */
  readonly isOfTimes?: true;
  readonly run: (effort: { readonly rounds: number; readonly seconds: number }) => Promise<Comparison>;
};
