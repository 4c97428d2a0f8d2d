import { scheduleLimits } from '../limits.ts';
import { slots, type SlotCell, type SlotId } from './slots.ts';
import type { DayInWeek } from '../time/calendar-day.ts';

/** The enabled cells of the weekly grid, by column (W-R01). Plain data that a store can hold. */
export type WeeklySlots = Readonly<Record<DayInWeek, readonly SlotId[]>>;

/** The state of the Select/Deselect All control (W-R01). */
export type SlotSelection = 'all' | 'some' | 'none';

const inEveryColumn = (ids: readonly SlotId[]): WeeklySlots => ({
  0: ids,
  1: ids,
  2: ids,
  3: ids,
  4: ids,
  5: ids,
  6: ids,
});

export const everySlot: WeeklySlots = inEveryColumn(slots.map(({ id }) => id));

export const noSlot: WeeklySlots = inEveryColumn([]);

/** Whether a cell of the grid is enabled (W-R01). */
export const isSlotEnabled = (weeklySlots: WeeklySlots, { dayInWeek, slotId }: SlotCell): boolean =>
  weeklySlots[dayInWeek].includes(slotId);

/** Toggles a cell of the grid; columns keep the order of the rows (W-R01). */
export function toggleSlot(weeklySlots: WeeklySlots, cell: SlotCell): WeeklySlots {
  const isOn = (slotId: SlotId): boolean =>
    isSlotEnabled(weeklySlots, { dayInWeek: cell.dayInWeek, slotId }) !== (slotId === cell.slotId);
  return { ...weeklySlots, [cell.dayInWeek]: slots.map(({ id }) => id).filter(isOn) };
}

/** Gives other columns the same slots as one of them (W-R01). */
export const copyDaySlots = (
  weeklySlots: WeeklySlots,
  from: DayInWeek,
  to: readonly DayInWeek[],
): WeeklySlots => ({ ...weeklySlots, ...Object.fromEntries(to.map((day) => [day, weeklySlots[from]])) });

/** Returns the state of the Select/Deselect All control (W-R01). */
export function slotSelectionOf(weeklySlots: WeeklySlots): SlotSelection {
  const columns = Object.values(weeklySlots);
  if (columns.every((ids) => ids.length === 0)) return 'none';
  return columns.every((ids) => slots.every(({ id }) => ids.includes(id))) ? 'all' : 'some';
}

/** Clears a full grid and fills any other (W-R01). */
export const toggleEverySlot = (weeklySlots: WeeklySlots): WeeklySlots =>
  slotSelectionOf(weeklySlots) === 'all' ? noSlot : everySlot;

const isWindow = ({ fromMinute, untilMinute }: (typeof slots)[number]): boolean =>
  untilMinute - fromMinute >= scheduleLimits.weeklyCommitmentHours * 60;

/**
 * Whether a weekly grid holds the minimum commitment: one window of three consecutive hours per week (S3§1, S3§9).
 * Every slot but the night slot is long enough by itself.
 */
export const hasMinimumCommitment = (weeklySlots: WeeklySlots): boolean =>
  slots.filter(isWindow).some(({ id }) => Object.values(weeklySlots).some((enabled) => enabled.includes(id)));
