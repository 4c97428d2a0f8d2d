import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { WithPageLocale } from '../floating/with-page-locale.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import classNames from './multi-date-calendar.module.css';
import type { IsoDay } from './iso-day.ts';

type MultiDateCalendarProps = {
  readonly label: string;
  readonly value: readonly IsoDay[];
  readonly onChange: (days: readonly IsoDay[]) => void;
  /** The earliest selectable day. Its month is shown first while no day is chosen. */
  readonly min: IsoDay;
};

export function MultiDateCalendar({ label, value, onChange, min }: MultiDateCalendarProps) {
  const t = useUiTexts();
  return (
    <WithPageLocale>
      <Calendar
        selectionMode="multiple"
        aria-label={label}
        value={value.map((day) => parseDate(day))}
        onChange={(dates) => onChange(dates.map((date) => date.toString()).toSorted())}
        defaultFocusedValue={parseDate(value.find((day) => day >= min) ?? min)}
        minValue={parseDate(min)}
        className={classNames['calendar'] ?? ''}
      >
        <CalendarMonth />
        <p role="status" className={classNames['count']}>
          {t('daysChosen', { count: value.length })}
        </p>
      </Calendar>
    </WithPageLocale>
  );
}
