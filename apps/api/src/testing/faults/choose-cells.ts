import { deliveries } from './drive-booking.ts';
import type { Deliveries } from './drive-booking.ts';

/** One combination of a delivery mode, the moment of the kill and an optional second kill. */
export type ChosenCell = {
  readonly mode: Deliveries;
  readonly moment: number;
  /** The point of the recovery at which the next process is killed too, from 0 to 1; undefined: it is not killed. */
  readonly secondDeathAt: number | undefined;
};

/** Returns the delivery modes to rehearse: at most one per cell, starting at a mode that the seed chooses. */
export const modesFor = (wanted: number, seed: number): readonly Deliveries[] =>
  deliveries.map((_, index) => pick(deliveries, index + seed)).slice(0, wanted);

/**
 * Returns a cell for every moment of the flow, or for the wanted number of moments, spread evenly. The seed chooses the
 * delivery mode among those that reach the moment, and which half of the cells has a second kill.
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

/** Maps whole numbers to shares that are spread evenly between 0 and 1. */
const shareOf = (number: number): number => (number * 0.618_033_988_75) % 1;
