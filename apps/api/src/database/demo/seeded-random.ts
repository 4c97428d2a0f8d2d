/** Chance that can be repeated: the same seed gives the same picture, schedule and review every time. */
export type SeededRandom = {
  /** From 0 up to, but without, 1. */
  readonly next: () => number;
  readonly between: (from: number, to: number) => number;
  /** A whole number, both ends included. */
  readonly whole: (from: number, to: number) => number;
  readonly isLucky: (chance: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
};

export function seededRandom(seed: string): SeededRandom {
  let state = stateOf(seed);
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + (to - from) * next();
  const whole = (from: number, to: number): number => Math.floor(between(from, to + 1));
  return {
    next,
    between,
    whole,
    isLucky: (chance) => next() < chance,
    pick: ([first, ...rest]) => {
      const index = whole(0, rest.length);
      return index === 0 ? first : (rest[index - 1] ?? first);
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}

/** FNV-1a: neighbouring seeds such as "maya 1" and "maya 2" start far apart. */
function stateOf(seed: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash;
}
