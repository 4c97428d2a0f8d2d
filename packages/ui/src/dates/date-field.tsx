import { lazy, startTransition, Suspense, useRef, useState } from 'react';
import controlClassNames from '../fields/control.module.css';
import endClassNames from '../fields/end-button.module.css';
import { Field } from '../fields/field.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { usePageLocale } from '../floating/page-locale.ts';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './date-field.module.css';
import { useTypedValue } from '../typed-value/use-typed-value.ts';
import type { Reading } from '../typed-value/use-typed-value.ts';
import { formatDay, parseDay } from './written-date.ts';
import type { IsoDay } from './written-date.ts';

type DateFieldProps = FieldProps & {
  /** As `YYYY-MM-DD`. */
  readonly value: IsoDay | undefined;
  readonly onChange: (day: IsoDay | undefined) => void;
  readonly min?: IsoDay | undefined;
  readonly max?: IsoDay | undefined;
  /** Why a day within the limits cannot be chosen, in words for people. */
  readonly reasonAgainst?: (day: IsoDay) => string | undefined;
  readonly onBlur?: () => void;
  readonly isDisabled?: boolean;
};

const loadCalendar = async () => ({ default: (await import('./calendar-popover.tsx')).CalendarPopover });
const CalendarPopover = lazy(loadCalendar);
const nothingAgainst = (): undefined => undefined;

/** A day, typed in any usual way or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, reasonAgainst = nothingAgainst, onBlur, isDisabled, ...field } = props;
  const say = useWords();
  const locale = usePageLocale();
  const box = useRef<HTMLDivElement>(null);
  // The popover stays mounted once it was opened, so that it can lead the focus back.
  const [calendar, setCalendar] = useState<'never opened' | 'open' | 'closed'>('never opened');
  // A month of days is much to draw, and to take away: a phone answers the press first.
  const show = (next: 'open' | 'closed'): void => startTransition(() => setCalendar(next));
  const write = (day: IsoDay): string => formatDay(day, locale);
  const read = (text: string): Reading<IsoDay> => {
    const day = parseDay(text, locale, min);
    if (day === undefined) return { problem: say('dateUnclear', { example: write(min ?? '2026-12-05') }) };
    if (min !== undefined && day < min) return { problem: say('dateTooEarly', { date: write(min) }) };
    if (max !== undefined && day > max) return { problem: say('dateTooLate', { date: write(max) }) };
    const reason = reasonAgainst(day);
    return reason === undefined ? { value: day } : { problem: reason };
  };
  const { text, problem, type, take, settle } = useTypedValue({ value, onChange, read, write });
  return (
    <Field {...field} error={problem ?? field.error}>
      {(control) => (
        <div ref={box} className={classNames['box']}>
          <input
            {...control}
            type="text"
            autoComplete="off"
            disabled={isDisabled}
            className={`${controlClassNames['control']} ${endClassNames['input']}`}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') settle();
            }}
            onBlur={() => {
              settle();
              onBlur?.();
            }}
          />
          <button
            type="button"
            disabled={isDisabled}
            aria-label={say('openCalendar')}
            aria-haspopup="dialog"
            aria-expanded={calendar === 'open'}
            className={endClassNames['button']}
            onPointerEnter={() => void loadCalendar()}
            onFocus={() => void loadCalendar()}
            onClick={() => show('open')}
          >
            <Icon name="calendar" />
          </button>
          {calendar === 'never opened' ? null : (
            <Suspense>
              <CalendarPopover
                anchor={box}
                open={calendar === 'open'}
                onOpenChange={(open) => show(open ? 'open' : 'closed')}
                value={value}
                onChoose={(day) => {
                  take(day);
                  show('closed');
                }}
                min={min}
                max={max}
                isUnavailable={(day) => reasonAgainst(day) !== undefined}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}
