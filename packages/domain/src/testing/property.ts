import fc from 'fast-check';

/** Number of random cases per property; `PROPERTY_RUNS=100000` for the full size. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 2000);

/** Asserts a property over random inputs; the seed is fixed so that a run can be repeated. */
export function checkProperty<Inputs extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Inputs]: fc.Arbitrary<Inputs[Index]> },
  holds: (...inputs: Inputs) => void,
): void {
  fc.assert(fc.property<Inputs>(...arbitraries, holds), { numRuns: runs, seed: 20_261_121 });
}
