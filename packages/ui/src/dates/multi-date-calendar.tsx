import { parseDate } from '@internationalized/date';
import { use, useId } from 'react';
import { Calendar, CalendarStateContext } from 'react-aria-components/Calendar';
import { usePageLocale } from '../floating/page-locale.ts';
import { WithPageLocale } from '../floating/with-page-locale.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import classNames from './multi-date-calendar.module.css';
import { formatDay } from './iso-day.ts';
import type { IsoDay } from './iso-day.ts';

type MultiDateCalendarProps = {
  readonly label: string;
  readonly value: readonly IsoDay[];
  readonly onChange: (days: readonly IsoDay[]) => void;
  /** The earliest selectable day. Its month is shown first while no day is chosen. */
  readonly min: IsoDay;
  readonly max?: IsoDay;
  /** Unavailable days with the reason. One that is already chosen can still be deselected. */
  readonly busyDays?: ReadonlyMap<IsoDay, string>;
};

const noDays: ReadonlyMap<IsoDay, string> = new Map();

export function MultiDateCalendar(props: MultiDateCalendarProps) {
  const { label, value, onChange, min, max, busyDays = noDays } = props;
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
        maxValue={max === undefined ? null : parseDate(max)}
        isDateUnavailable={(date) => busyDays.has(date.toString()) && !value.includes(date.toString())}
        className={classNames['calendar'] ?? ''}
      >
        <CalendarMonth />
        <p role="status" className={classNames['count']}>
          {t('daysChosen', { count: value.length })}
        </p>
        <BusyDays days={busyDays} />
      </Calendar>
    </WithPageLocale>
  );
}

/** Lists the reasons of unavailable days in the visible month, which the grid only crosses out. */
function BusyDays({ days }: { readonly days: ReadonlyMap<IsoDay, string> }) {
  const id = useId();
  const t = useUiTexts();
  const locale = usePageLocale();
  const range = use(CalendarStateContext)?.visibleRange;
  if (range === undefined) return null;
  const [from, to] = [range.start.toString(), range.end.toString()];
  const shown = [...days]
    .filter(([day]) => day >= from && day <= to)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (shown.length === 0) return null;
  return (
    <div className={classNames['busy']}>
      <h3 id={id}>{t('busyDays')}</h3>
      <dl aria-labelledby={id}>
        {shown.map(([day, reason]) => (
          <div key={day}>
            <dt>{formatDay(day, locale)}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
