import { everySlot } from '@repo/domain/schedule/weekly-slots';
import type { WeeklySlots } from '@repo/domain/schedule/weekly-slots';
import type { WeekPattern } from '../people/provider-person.ts';
import type { SeededRandom } from '../seeded-random.ts';

type Column = WeeklySlots[0];

const allDay: Column = [1, 2, 3, 4];

/** Sunday to Saturday, for each way to work. */
export function weekOf(pattern: WeekPattern, random: SeededRandom): WeeklySlots {
  if (pattern === 'dayAndNight') return everySlot;
  if (pattern === 'everyDay') return weekWith(allDay, allDay, allDay);
  if (pattern === 'evenings') return weekWith([3, 4, 5], [3, 4, 5], [2, 3, 4, 5]);
  if (pattern === 'daytime') return { ...weekWith([1, 2, 3], [1, 2, 3], [1, 2]), 0: [] };
  if (pattern === 'weekends') return { ...weekWith([], [3, 4, 5], [1, 2, 3, 4, 5]), 4: [4] };
  const short: Column = random.pick<Column>([[2, 3], [1, 2], [3], []]);
  const long: Column = random.pick<Column>([
    [2, 3, 4],
    [1, 2, 3],
    [3, 4, 5],
  ]);
  return { 0: [2, 3], 1: short, 2: long, 3: short, 4: long, 5: [3, 4], 6: allDay };
}

const weekWith = (weekday: Column, friday: Column, weekend: Column): WeeklySlots => ({
  0: weekend,
  1: weekday,
  2: weekday,
  3: weekday,
  4: weekday,
  5: friday,
  6: weekend,
});
