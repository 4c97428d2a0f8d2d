import { everySlot } from '@repo/domain/schedule/weekly-slots';
import type { WeeklySlots } from '@repo/domain/schedule/weekly-slots';
import type { SeededRandom } from '../seeded-random.ts';
import type { WeekPattern } from './demo-provider.ts';

type DaySlots = WeeklySlots[0];

const allDay: DaySlots = [1, 2, 3, 4];

/** Returns the slots that a provider with this pattern works. Key 0 is Sunday. */
export function weeklySlotsOf(pattern: WeekPattern, random: SeededRandom): WeeklySlots {
  if (pattern === 'dayAndNight') return everySlot;
  if (pattern === 'everyDay') return slotsOf(allDay, allDay, allDay);
  if (pattern === 'evenings') return slotsOf([3, 4, 5], [3, 4, 5], [2, 3, 4, 5]);
  if (pattern === 'daytime') return { ...slotsOf([1, 2, 3], [1, 2, 3], [1, 2]), 0: [] };
  if (pattern === 'weekends') return { ...slotsOf([], [3, 4, 5], [1, 2, 3, 4, 5]), 4: [4] };
  const short: DaySlots = random.pick<DaySlots>([[2, 3], [1, 2], [3], []]);
  const long: DaySlots = random.pick<DaySlots>([
    [2, 3, 4],
    [1, 2, 3],
    [3, 4, 5],
  ]);
  return { 0: [2, 3], 1: short, 2: long, 3: short, 4: long, 5: [3, 4], 6: allDay };
}

const slotsOf = (weekday: DaySlots, friday: DaySlots, weekend: DaySlots): WeeklySlots => ({
  0: weekend,
  1: weekday,
  2: weekday,
  3: weekday,
  4: weekday,
  5: friday,
  6: weekend,
});
