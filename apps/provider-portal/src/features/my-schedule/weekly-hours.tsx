import { slots } from '@repo/domain/schedule/slots';
import {
  isSlotEnabled,
  slotSelectionOf,
  toggleEverySlot,
  toggleSlot,
} from '@repo/domain/schedule/weekly-slots';
import { daysInWeek } from '@repo/domain/time/calendar-day';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { ToggleGrid } from '@repo/ui/grids/toggle-grid';
import type { GridCell } from '@repo/ui/grids/toggle-grid';
import { useTranslation } from 'react-i18next';
import { dayNames } from '../../model/schedule-of-wire.ts';
import { CopyDay } from './copy-day.tsx';
import type { WeeklyHoursProps } from './copy-day.tsx';
import { Section } from './section.tsx';

/** The weekly grid (W-R01). Its last row is the night after the day of the column. */
export function WeeklyHours({ weeklySlots, onChange }: WeeklyHoursProps) {
  const { t } = useTranslation('mySchedule');
  const selection = slotSelectionOf(weeklySlots);
  const rows = slots.map((slot) => {
    const hours = `${slot.shownFrom}-${slot.shownUntil}`;
    return slot === slots[4]
      ? { id: String(slot.id), label: t('week.night', { hours }), shortLabel: hours }
      : { id: String(slot.id), label: hours };
  });
  return (
    <Section heading={t('week.heading')} introduction={t('week.introduction')}>
      <Checkbox
        label={t('week.all')}
        checked={selection === 'all'}
        isIndeterminate={selection === 'some'}
        onChange={() => onChange({ weeklySlots: toggleEverySlot(weeklySlots) })}
      />
      <ToggleGrid
        label={t('week.heading')}
        hasSelectAll={false}
        rows={rows}
        columns={daysInWeek.map((day) => ({ id: String(day), label: t(`week.days.${dayNames[day]}`) }))}
        isPressed={(rowId, columnId) =>
          cellsOf({ rowId, columnId }).some((cell) => isSlotEnabled(weeklySlots, cell))
        }
        onToggle={(cells) =>
          onChange({ weeklySlots: cells.flatMap(cellsOf).reduce(toggleSlot, weeklySlots) })
        }
      />
      <CopyDay weeklySlots={weeklySlots} onChange={onChange} />
    </Section>
  );
}

/** Returns the cell of the schedule that a cell of the table stands for. */
const cellsOf = ({ rowId, columnId }: GridCell) =>
  daysInWeek
    .filter((day) => String(day) === columnId)
    .flatMap((dayInWeek) =>
      slots.filter(({ id }) => String(id) === rowId).map(({ id }) => ({ dayInWeek, slotId: id })),
    );
