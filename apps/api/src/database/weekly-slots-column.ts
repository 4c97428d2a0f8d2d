import { slots } from '@repo/domain/schedule/slots';
import type { SlotCell } from '@repo/domain/schedule/slots';
import { isSlotEnabled } from '@repo/domain/schedule/weekly-slots';
import type { WeeklySlots } from '@repo/domain/schedule/weekly-slots';
import type { DayInWeek } from '@repo/domain/time/calendar-day';

/** One bit for each cell of the weekly grid, as `provider.weekly_slots` has them; a number holds them exactly. */
const bitOf = ({ dayInWeek, slotId }: SlotCell): number => 2 ** (dayInWeek * slots.length + slotId - 1);

/** The cells as one number of the database. No cell may come twice. */
export const bitsOfCells = (cells: readonly SlotCell[]): number =>
  cells.reduce((bits, cell) => bits + bitOf(cell), 0);

const daysInWeek = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly DayInWeek[];

const everyCell: readonly SlotCell[] = daysInWeek.flatMap((dayInWeek) =>
  slots.map(({ id }) => ({ dayInWeek, slotId: id })),
);

/** The enabled cells of a weekly grid as one number of the database. */
export const bitsOfWeeklySlots = (weeklySlots: WeeklySlots): number =>
  bitsOfCells(everyCell.filter((cell) => isSlotEnabled(weeklySlots, cell)));

/** Whether a number of the database has a cell. */
export const hasCell = (bits: number, cell: SlotCell): boolean => Math.floor(bits / bitOf(cell)) % 2 === 1;

/** The weekly grid that a number of the database stands for. */
export function weeklySlotsOfBits(bits: number): WeeklySlots {
  const column = (dayInWeek: DayInWeek) =>
    slots.map(({ id }) => id).filter((slotId) => hasCell(bits, { dayInWeek, slotId }));
  return { 0: column(0), 1: column(1), 2: column(2), 3: column(3), 4: column(4), 5: column(5), 6: column(6) };
}
