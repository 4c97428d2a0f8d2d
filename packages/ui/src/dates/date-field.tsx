import { startTransition, useRef, useState } from 'react';
import controlClassNames from '../fields/control.module.css';
import endClassNames from '../fields/end-button.module.css';
import { Field } from '../fields/field.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { usePageLocale } from '../floating/page-locale.ts';
import { Icon } from '../icon.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './date-field.module.css';
import { useTypedValue } from '../typed-value/use-typed-value.ts';
import type { Parsed } from '../typed-value/use-typed-value.ts';
import { formatDay, parseDay } from './iso-day.ts';
import type { IsoDay } from './iso-day.ts';

type DateFieldProps = FieldProps & {
  /** As `YYYY-MM-DD`. */
  readonly value: IsoDay | undefined;
  readonly onChange: (day: IsoDay | undefined) => void;
  readonly min?: IsoDay | undefined;
  readonly max?: IsoDay | undefined;
};

const CalendarPopover = lazyPart(
  async () => (await import('./calendar-popover.tsx')).CalendarPopover,
  () => null,
);
const loadCalendar = async (): Promise<void> => CalendarPopover.load().catch(() => undefined);

/** A date, typed in any usual way or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, ...field } = props;
  const t = useUiTexts();
  const locale = usePageLocale();
  const anchor = useRef<HTMLDivElement>(null);
  // Stays mounted once opened, so that it can restore the focus.
  const [calendar, setCalendar] = useState<'never opened' | 'open' | 'closed'>('never opened');
  // Drawing a month of days is slow: lets a phone respond to the press first.
  const show = (next: 'open' | 'closed'): void => startTransition(() => setCalendar(next));
  const format = (day: IsoDay): string => formatDay(day, locale);
  const parse = (text: string): Parsed<IsoDay> => {
    const day = parseDay(text, locale, min);
    if (day === undefined) return { problem: t('dateUnclear', { example: format(min ?? '2026-12-05') }) };
    if (min !== undefined && day < min) return { problem: t('dateTooEarly', { date: format(min) }) };
    if (max !== undefined && day > max) return { problem: t('dateTooLate', { date: format(max) }) };
    return { value: day };
  };
  const { text, problem, type, setValue, commit } = useTypedValue({ value, onChange, parse, format });
  return (
    <Field {...field} error={problem ?? field.error}>
      {(control) => (
        <>
          <div ref={anchor} className={classNames['box']}>
            <input
              {...control}
              type="text"
              autoComplete="off"
              className={`${controlClassNames['control']} ${endClassNames['input']}`}
              value={text}
              onChange={(event) => type(event.target.value)}
              onKeyDown={(event) => {
                // Enter that commits the typed date must not submit the form as well.
                if (event.key === 'Enter' && commit()) event.preventDefault();
              }}
              onBlur={commit}
            />
            <button
              type="button"
              aria-label={t('openCalendar')}
              aria-haspopup="dialog"
              aria-expanded={calendar === 'open'}
              className={endClassNames['button']}
              onPointerEnter={() => void loadCalendar()}
              onFocus={() => void loadCalendar()}
              onClick={() => show('open')}
            >
              <Icon name="calendar" />
            </button>
          </div>
          {calendar === 'never opened' ? null : (
            <CalendarPopover
              anchor={anchor}
              open={calendar === 'open'}
              onOpenChange={(open) => show(open ? 'open' : 'closed')}
              value={value}
              onChoose={(day) => {
                setValue(day);
                show('closed');
              }}
              min={min}
              max={max}
            />
          )}
        </>
      )}
    </Field>
  );
}
