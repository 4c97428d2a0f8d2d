import { secondsPerDay, secondsPerHour } from '@repo/domain/time/seconds';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { wallClockOf } from '@repo/domain/time/wall-clock';
import { bitsOfCells } from '../../../database/weekly-slots-column.ts';
import { dayBeginsAfterSeconds, wantedTimeOf } from '../wanted-time.ts';

const stepSeconds = secondsPerHour / 4;
export const startsPerDay = secondsPerDay / stepSeconds;

/** The starts of a service day that need the same weekly slots; one bit per quarter of an hour. */
type StartGroup = { readonly pattern: number; readonly cells: number; readonly starts: string };

/** Days with the same pattern have the same groups of starts. */
type PatternDay = { readonly serviceDay: number; readonly pattern: number };

export type StartPatterns = { readonly days: readonly PatternDay[]; readonly groups: readonly StartGroup[] };

const daysPerWeek = 7;

const beginOf = (serviceDay: number): number => serviceDay * secondsPerDay + dayBeginsAfterSeconds;

export const startOf = (serviceDay: number, index: number): number =>
  beginOf(serviceDay) + index * stepSeconds;

/**
 * Groups the quarters of an hour at which an event could start by the weekly slots that it would need. Evaluates the time
 * zone once per weekday and UTC offset, because such days repeat.
 */
export function startPatternsOf(
  { first, last }: { readonly first: number; readonly last: number },
  durationHours: number,
): StartPatterns {
  const patterns = new Map<string, number>();
  const groups: StartGroup[] = [];
  const days: PatternDay[] = [];
  for (let serviceDay = first; serviceDay <= last; serviceDay += 1) {
    const kind = kindOf(serviceDay);
    const known = patterns.get(kind);
    const pattern = known ?? patterns.size;
    if (known === undefined) {
      patterns.set(kind, pattern);
      groups.push(...groupsOf(serviceDay, pattern, durationHours));
    }
    days.push({ serviceDay, pattern });
  }
  return { days, groups };
}

/** Returns a key of the weekday and the wall-clock times at which the service day begins and ends. */
function kindOf(serviceDay: number): string {
  const minuteAt = (second: number): number => wallClockOf(second).minuteOfDay;
  const begin = beginOf(serviceDay);
  return [serviceDay % daysPerWeek, minuteAt(begin), minuteAt(begin + secondsPerDay - 1)].join();
}

function groupsOf(serviceDay: number, pattern: number, durationHours: number): readonly StartGroup[] {
  const bitsByCells = new Map<number, string[]>();
  for (let index = 0; index < startsPerDay; index += 1) {
    const wanted = wantedTimeOf(rangeOfHours(startOf(serviceDay, index), durationHours));
    if (wanted === undefined) continue;
    const cells = bitsOfCells(wanted.cells);
    const bits = bitsByCells.get(cells) ?? Array.from({ length: startsPerDay }, () => '0');
    bits[index] = '1';
    bitsByCells.set(cells, bits);
  }
  return [...bitsByCells].map(([cells, bits]) => ({ pattern, cells, starts: bits.join('') }));
}
