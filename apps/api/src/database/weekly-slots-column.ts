import { slots } from '@repo/domain/schedule/slots';
import type { SlotCell } from '@repo/domain/schedule/slots';
import { isSlotEnabled } from '@repo/domain/schedule/weekly-slots';
import type { WeeklySlots } from '@repo/domain/schedule/weekly-slots';
import { daysInWeek } from '@repo/domain/time/calendar-day';
import type { DayInWeek } from '@repo/domain/time/calendar-day';

/** Returns the bit of a cell in `provider.weekly_slots`; a number holds the 35 bits exactly. */
const bitOf = ({ dayInWeek, slotId }: SlotCell): number => 2 ** (dayInWeek * slots.length + slotId - 1);

/** Returns the stored number of a set of distinct cells. */
export const bitsOfCells = (cells: readonly SlotCell[]): number =>
  cells.reduce((bits, cell) => bits + bitOf(cell), 0);

const everyCell: readonly SlotCell[] = daysInWeek.flatMap((dayInWeek) =>
  slots.map(({ id }) => ({ dayInWeek, slotId: id })),
);

/** Returns the stored number of the enabled cells of a weekly grid. */
export const bitsOfWeeklySlots = (weeklySlots: WeeklySlots): number =>
  bitsOfCells(everyCell.filter((cell) => isSlotEnabled(weeklySlots, cell)));

/** Returns whether a stored number contains a cell. */
const hasCell = (bits: number, cell: SlotCell): boolean => Math.floor(bits / bitOf(cell)) % 2 === 1;

/** Returns the weekly grid of a stored number. */
export function weeklySlotsOfBits(bits: number): WeeklySlots {
  const column = (dayInWeek: DayInWeek) =>
    slots.map(({ id }) => id).filter((slotId) => hasCell(bits, { dayInWeek, slotId }));
  return { 0: column(0), 1: column(1), 2: column(2), 3: column(3), 4: column(4), 5: column(5), 6: column(6) };
}
