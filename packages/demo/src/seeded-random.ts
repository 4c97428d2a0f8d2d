/** A random generator that repeats: the same seed gives the same schedules and reviews. */
export type SeededRandom = {
  /** Returns a whole number between `from` and `to`, both included. */
  readonly whole: (from: number, to: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
};

export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  /** Mulberry32: a number from 0 up to, but not including, 1. */
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => Math.floor(from + (to + 1 - from) * next());
  return {
    whole,
    pick: ([first, ...rest]) => {
      const index = whole(0, rest.length);
      return index === 0 ? first : (rest[index - 1] ?? first);
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, position: next() }))
        .toSorted((one, other) => one.position - other.position)
        .map(({ item }) => item),
  };
}

/** FNV-1a, so that similar seeds give different sequences. */
function hashOf(seed: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash;
}
