import { parseDate } from '@internationalized/date';
import { use, useId } from 'react';
import { Calendar, CalendarStateContext } from 'react-aria-components/Calendar';
import { usePageLocale } from '../floating/page-locale.ts';
import { WithPageLocale } from '../floating/with-page-locale.tsx';
import { useWords } from '../words.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import classNames from './multi-date-calendar.module.css';
import { formatDay } from './written-date.ts';
import type { IsoDay } from './written-date.ts';

type MultiDateCalendarProps = {
  readonly label: string;
  readonly value: readonly IsoDay[];
  readonly onChange: (days: readonly IsoDay[]) => void;
  /** The earliest day that can be chosen, and the month that is shown first while none is. */
  readonly min: IsoDay;
  readonly max?: IsoDay;
  /** Days that cannot be chosen, each with the reason; one that is chosen already can still be given up. */
  readonly busyDays?: ReadonlyMap<IsoDay, string>;
};

const noDays: ReadonlyMap<IsoDay, string> = new Map();

/** Any number of days, chosen one by one. */
export function MultiDateCalendar(props: MultiDateCalendarProps) {
  const { label, value, onChange, min, max, busyDays = noDays } = props;
  const say = useWords();
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
          {say('daysChosen', { count: value.length })}
        </p>
        <BusyDays days={busyDays} />
      </Calendar>
    </WithPageLocale>
  );
}

/** Why days of the month in view cannot be chosen: the grid can only cross them out. */
function BusyDays({ days }: { readonly days: ReadonlyMap<IsoDay, string> }) {
  const id = useId();
  const say = useWords();
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
      <h3 id={id}>{say('busyDays')}</h3>
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
