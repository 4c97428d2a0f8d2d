import {
  canBlackOutDay,
  compareBlackouts,
  daysOfBlackout,
  wholeDay,
  withoutBlackoutDay,
} from '@repo/domain/schedule/blackout';
import type { Blackout } from '@repo/domain/schedule/blackout';
import { isoDayOf } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { calendarDayOf } from '@repo/domain/time/iso-day';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { MultiDateCalendar } from '@repo/ui/dates/multi-date-calendar';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlackoutTable } from './blackout-table.tsx';
import { HolidayDialog } from './holiday-dialog.tsx';
import { Section } from './section.tsx';

type BlackoutDaysProps = {
  readonly blackouts: readonly Blackout[];
  readonly onChange: (changes: { readonly blackouts: readonly Blackout[] }) => void;
};

/** Days and hours off (W-R02). Each new day asks whether it is the whole day (W-R03). */
export const BlackoutDays = memo(function BlackoutDays({ blackouts, onChange }: BlackoutDaysProps) {
  const { t } = useTranslation('mySchedule');
  const [asked, setAsked] = useState<CalendarDay>();
  const now = nowSeconds();
  const isUpcoming = (day: CalendarDay): boolean => canBlackOutDay(day, now);
  // Past blackouts are no longer shown, but stay in the schedule.
  const upcoming = blackouts.filter((blackout) => daysOfBlackout(blackout).some(isUpcoming));
  const chosen = [...new Set(upcoming.flatMap(daysOfBlackout))].filter(isUpcoming);
  const choose = (isoDays: readonly string[]): void => {
    const days = isoDays.flatMap((isoDay) => calendarDayOf(isoDay) ?? []);
    const added = days.find((day) => !chosen.includes(day));
    const kept = chosen
      .filter((day) => !days.includes(day))
      .reduce<readonly Blackout[]>((rest, day) => withoutBlackoutDay(rest, day, now), blackouts);
    onChange({ blackouts: added === undefined ? kept : sorted([...kept, wholeDay(added)]) });
    setAsked(added);
  };
  return (
    <Section heading={t('blackout.heading')} introduction={t('blackout.introduction')}>
      <MultiDateCalendar
        label={t('blackout.heading')}
        min={isoDayOf(todayInToronto(now))}
        value={chosen.map(isoDayOf)}
        onChange={choose}
      />
      <BlackoutTable
        blackouts={upcoming}
        onRemove={(removed) => onChange({ blackouts: blackouts.filter((blackout) => blackout !== removed) })}
      />
      {asked === undefined ? null : (
        <HolidayDialog
          day={asked}
          onCancel={() => {
            onChange({ blackouts: withoutBlackoutDay(blackouts, asked, now) });
            setAsked(undefined);
          }}
          onConfirm={(blackout) => {
            onChange({ blackouts: sorted([...withoutBlackoutDay(blackouts, asked, now), blackout]) });
            setAsked(undefined);
          }}
        />
      )}
    </Section>
  );
});

const sorted = (blackouts: readonly Blackout[]): readonly Blackout[] => blackouts.toSorted(compareBlackouts);
