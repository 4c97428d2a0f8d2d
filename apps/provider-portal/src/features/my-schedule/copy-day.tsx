import { copyDaySlots } from '@repo/domain/schedule/weekly-slots';
import type { WeeklySlots } from '@repo/domain/schedule/weekly-slots';
import { daysInWeek } from '@repo/domain/time/calendar-day';
import type { DayInWeek } from '@repo/domain/time/calendar-day';
import { Button } from '@repo/ui/actions/button';
import { Select } from '@repo/ui/choices/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNames } from '../../model/schedule-of-wire.ts';
import classNames from './my-schedule.module.css';

const targets = { weekdays: [1, 2, 3, 4, 5], everyDay: daysInWeek } as const satisfies Readonly<
  Record<string, readonly DayInWeek[]>
>;

export type WeeklyHoursProps = {
  readonly weeklySlots: WeeklySlots;
  readonly onChange: (changes: { readonly weeklySlots: WeeklySlots }) => void;
};

/** Copies the hours of one day to others. */
export function CopyDay({ weeklySlots, onChange }: WeeklyHoursProps) {
  const { t } = useTranslation('mySchedule');
  const [from, setFrom] = useState<DayInWeek>(1);
  const [note, setNote] = useState<string>();
  const copyTo = (target: keyof typeof targets): void => {
    onChange({ weeklySlots: copyDaySlots(weeklySlots, from, targets[target]) });
    setNote(t(`copy.done.${target}`, { day: t(`copy.days.${dayNames[from]}`) }));
  };
  return (
    <div className={classNames['copy']}>
      <Select
        label={t('copy.from')}
        value={String(from)}
        choices={daysInWeek.map((day) => ({ value: String(day), label: t(`copy.days.${dayNames[day]}`) }))}
        onChange={({ target }) => {
          setFrom(daysInWeek.find((day) => String(day) === target.value) ?? from);
          setNote(undefined);
        }}
      />
      <Button look="secondary" onClick={() => copyTo('weekdays')}>
        {t('copy.weekdays')}
      </Button>
      <Button look="secondary" onClick={() => copyTo('everyDay')}>
        {t('copy.everyDay')}
      </Button>
      <p role="status">{note}</p>
    </div>
  );
}
