import type { Comparison } from './compare.ts';

/** The measured figures of one line of design/budgets.md. */
export type Benchmark = {
  readonly name: string;
  /** The name of one of several figures of a benchmark. */
  readonly group?: string;
  readonly must: number;
  readonly stretch: number;
  /** A figure above `must` misses the budget, as with a ratio of times. */
  readonly isLowerBetter?: true;
  /** Of a figure that is not a ratio. */
  readonly unit?: 'MB';
  readonly run: (effort: { readonly rounds: number; readonly seconds: number }) => Promise<Comparison>;
};
