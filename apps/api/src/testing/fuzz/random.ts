import { createHash } from 'node:crypto';

/** Random choices that are the same for the same seed on every machine. */
export type Random = {
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  // A linear congruential generator; its upper bits are random enough for choices.
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
