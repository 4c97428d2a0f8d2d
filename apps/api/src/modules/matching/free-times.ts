import type { SlotCell } from '@repo/domain/schedule/slots';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { bitsOfCells, hasCell } from '../../database/weekly-slots-column.ts';
import { wantedTimeOf } from './wanted-time.ts';
import type { WantedTime } from './wanted-time.ts';

/** A provider within reach of a place, and the time that is taken; the three lists belong together. */
export type ReachableProvider = {
  readonly weeklySlots: number;
  readonly busyDays: readonly number[];
  readonly busyFrom: readonly number[];
  readonly busyUntil: readonly number[];
};

/**
 * Counts who of the loaded providers could start at an instant, by the rule of the search. Who works in the same
 * cells of the grid is looked up once: the same few combinations come back every week and every quarter of an hour.
 */
export function freeTimeCounter(
  providers: readonly ReachableProvider[],
  durationHours: number,
): (startsAtSeconds: number) => number {
  const workersByCells = new Map<number, readonly ReachableProvider[]>();
  const workersIn = (cells: readonly SlotCell[]): readonly ReachableProvider[] => {
    const bits = bitsOfCells(cells);
    const known = workersByCells.get(bits);
    if (known !== undefined) return known;
    const workers = providers.filter(({ weeklySlots }) => cells.every((cell) => hasCell(weeklySlots, cell)));
    workersByCells.set(bits, workers);
    return workers;
  };
  return (startsAtSeconds) => {
    const wanted = wantedTimeOf(rangeOfHours(startsAtSeconds, durationHours));
    if (wanted === undefined) return 0;
    return workersIn(wanted.cells).filter((provider) => !isBusy(provider, wanted)).length;
  };
}

const isBusy = (
  { busyDays, busyFrom, busyUntil }: ReachableProvider,
  { serviceDay, fromSecond, untilSecond }: WantedTime,
): boolean =>
  busyDays.some(
    (day, index) =>
      day === serviceDay &&
      (busyFrom[index] ?? Infinity) < untilSecond &&
      (busyUntil[index] ?? -Infinity) > fromSecond,
  );
