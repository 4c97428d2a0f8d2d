/** A candidate that can be measured under load: its figure is a rate per second, or a time. */
export type Contender = { readonly name: string; readonly measure: (seconds: number) => Promise<number> };

export type Comparison = {
  readonly ratio: number;
  readonly min: number;
  readonly max: number;
  /** The spread of the baseline itself; above a quarter the run is inconclusive. */
  readonly baselineSpread: number;
};

/** Measures both in turns (A, B, A, B), so that other load on the machine affects both (design/budgets.md). */
export async function compareInTurn(
  subject: Contender,
  baseline: Contender,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Comparison> {
  const ratios: number[] = [];
  const baselines: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const reached = await subject.measure(seconds);
    const possible = await baseline.measure(seconds);
    ratios.push(reached / possible);
    baselines.push(possible);
  }
  return {
    ratio: median(ratios),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
    baselineSpread: (Math.max(...baselines) - Math.min(...baselines)) / median(baselines),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
