import { cents, assertNotNegative, type Cents } from './cents.ts';

type Quota<Item> = {
  readonly item: Item;
  readonly floor: bigint;
  readonly remainder: bigint;
};

/** Sorts by largest remainder. The sort is stable, so equal remainders keep their order. */
const byRemainder = (one: Quota<unknown>, other: Quota<unknown>): number =>
  Number(other.remainder - one.remainder);

/**
 * Splits an amount in proportion to weights by largest remainder, ties to the earlier item, so that the parts add up
 * to the amount. Returns each item with its part. Uses BigInt because the products exceed 53 bits.
 */
export function splitByWeight<Item>(
  amount: Cents,
  items: readonly Item[],
  weightOf: (item: Item) => Cents,
): readonly (readonly [Item, Cents])[] {
  const weights = items.map(weightOf);
  for (const part of [amount, ...weights]) assertNotNegative(part);
  if (amount === 0) return items.map((item) => [item, cents(0)]);
  const totalWeight = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (totalWeight === 0n) throw new RangeError(`no weight to split ${amount} cents by`);

  const quotas = items.map((item): Quota<Item> => {
    const product = BigInt(amount) * BigInt(weightOf(item));
    return { item, floor: product / totalWeight, remainder: product % totalWeight };
  });
  const missing = BigInt(amount) - quotas.reduce((total, { floor }) => total + floor, 0n);
  const raised = new Set(quotas.toSorted(byRemainder).slice(0, Number(missing)));
  return quotas.map((quota) => [quota.item, cents(Number(quota.floor) + (raised.has(quota) ? 1 : 0))]);
}
