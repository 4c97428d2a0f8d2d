import { deliveries } from './drive-booking.ts';
import type { Deliveries } from './drive-booking.ts';

/** One way to die. */
export type ChosenCell = {
  readonly mode: Deliveries;
  readonly moment: number;
  /** Where in its recovery the next process dies too, as a share of the whole; nothing when it lives. */
  readonly secondDeathAt: number | undefined;
};

/** In which ways messages arrive is tried first by how many cells there are, then by the seed. */
export const modesFor = (wanted: number, seed: number): readonly Deliveries[] =>
  deliveries.map((_, index) => pick(deliveries, index + seed)).slice(0, wanted);

/**
 * Every moment once, in the order of the flow, or as many of them as are wanted, spread evenly. The seed says with which
 * of the modes that get so far, and every second one dies twice: the same moment differs from seed to seed.
 */
export function chooseCells(
  momentsOf: ReadonlyMap<Deliveries, number>,
  { wanted, seed }: { readonly wanted: number; readonly seed: number },
): readonly ChosenCell[] {
  const last = Math.max(...momentsOf.values());
  const count = Math.min(wanted, last);
  return Array.from({ length: count }, (_, index) => {
    const moment = 1 + Math.floor(((index + shareOf(seed)) * last) / count);
    const modes = [...momentsOf.keys()].filter((mode) => (momentsOf.get(mode) ?? 0) >= moment);
    const isTwice = (moment + seed) % 2 === 0;
    return {
      mode: pick(modes, moment + seed),
      moment,
      secondDeathAt: isTwice ? shareOf(moment + 7 * seed) : undefined,
    };
  });
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

/** Spreads whole numbers evenly between 0 and 1. */
const shareOf = (number: number): number => (number * 0.618_033_988_75) % 1;
