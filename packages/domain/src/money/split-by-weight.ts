import { cents, type Cents } from './cents.ts';

type Quota = { readonly position: number; readonly floor: bigint; readonly remainder: bigint };

/** Largest remainder first; the sort is stable, so equal remainders stay in order. */
const byRemainder = (one: Quota, other: Quota): number =>
  one.remainder === other.remainder ? 0 : one.remainder > other.remainder ? -1 : 1;

/**
 * Splits an amount in proportion to weights by largest remainder, ties to the earlier part, so that the parts
 * always add up to the whole. The products need more than 53 bits, hence the big integers.
 */
export function splitByWeight(amount: Cents, weights: readonly Cents[]): readonly Cents[] {
  const totalWeight = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (amount < 0 || weights.some((weight) => weight < 0))
    throw new RangeError('no split of negative amounts');
  if (amount === 0) return weights.map(() => cents(0));
  if (totalWeight === 0n) throw new RangeError(`no weight to split ${amount} cents by`);

  const quotas = weights.map((weight, position): Quota => {
    const product = BigInt(amount) * BigInt(weight);
    return { position, floor: product / totalWeight, remainder: product % totalWeight };
  });
  const missing = BigInt(amount) - quotas.reduce((total, { floor }) => total + floor, 0n);
  const raised = new Set(
    quotas
      .toSorted(byRemainder)
      .slice(0, Number(missing))
      .map(({ position }) => position),
  );
  return quotas.map(({ position, floor }) => cents(Number(floor) + (raised.has(position) ? 1 : 0)));
}
