import { deliveryLimits } from '../limits.ts';
import { slots, type SlotCell, type SlotId } from './slots.ts';
import type { DayInWeek } from '../time/calendar-day.ts';

/** The enabled cells of the weekly grid, column by column (W-R01). Plain data, so that a store may hold it. */
export type WeeklySlots = Readonly<Record<DayInWeek, readonly SlotId[]>>;

/** What the Select/Deselect All control shows (W-R01). */
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

/** Whether the provider works in a cell of the grid (W-R01). */
export const isSlotEnabled = (weeklySlots: WeeklySlots, { dayInWeek, slotId }: SlotCell): boolean =>
  weeklySlots[dayInWeek].includes(slotId);

/** Turns one cell of the grid on or off; a column stays in the order of its rows (W-R01). */
export function toggleSlot(weeklySlots: WeeklySlots, cell: SlotCell): WeeklySlots {
  const isOn = (slotId: SlotId): boolean =>
    isSlotEnabled(weeklySlots, { dayInWeek: cell.dayInWeek, slotId }) !== (slotId === cell.slotId);
  return { ...weeklySlots, [cell.dayInWeek]: slots.map(({ id }) => id).filter(isOn) };
}

/** How much of the grid is enabled, for the Select/Deselect All control (W-R01). */
export function slotSelectionOf(weeklySlots: WeeklySlots): SlotSelection {
  const columns = Object.values(weeklySlots);
  if (columns.every((ids) => ids.length === 0)) return 'none';
  return columns.every((ids) => slots.every(({ id }) => ids.includes(id))) ? 'all' : 'some';
}

/** Select/Deselect All: a full grid empties, any other fills (W-R01). */
export const toggleEverySlot = (weeklySlots: WeeklySlots): WeeklySlots =>
  slotSelectionOf(weeklySlots) === 'all' ? noSlot : everySlot;

const isWindow = ({ fromMinute, untilMinute }: (typeof slots)[number]): boolean =>
  untilMinute - fromMinute >= deliveryLimits.weeklyCommitmentHours * 60;

/**
 * Whether a weekly grid holds the least that a provider commits to: one window of three hours in a row per
 * week (S3§1, S3§9). Any slot of the day is long enough by itself; the night alone is not, and has no
 * neighbour that would not be enough without it.
 */
export const hasMinimumCommitment = (weeklySlots: WeeklySlots): boolean =>
  slots.filter(isWindow).some(({ id }) => Object.values(weeklySlots).some((enabled) => enabled.includes(id)));
