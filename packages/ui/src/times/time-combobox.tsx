import { Combobox } from '../combobox/combobox.tsx';
import { Field } from '../fields/field.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { usePageLocale } from '../floating/page-locale.ts';
import { useUiTexts } from '../ui-texts.tsx';
import { formatTimeOfDay, parseTimeOfDay, timesMatching } from './time-of-day.ts';
import { useTypedValue } from '../typed-value/use-typed-value.ts';
import type { Parsed } from '../typed-value/use-typed-value.ts';

type TimeComboboxProps = FieldProps & {
  /** Minutes after midnight. */
  readonly value: number | undefined;
  readonly onChange: (minutes: number | undefined) => void;
  /** The first time of the list; earlier times can be typed. */
  readonly listedFrom?: number;
};

const stepMinutes = 15;
const quarterHours = Array.from({ length: (24 * 60) / stepMinutes }, (_, index) => index * stepMinutes);
const exampleMinutes = 17 * 60 + 30;

/** A time on the quarter hour, chosen from a list or typed in any usual way. */
export function TimeCombobox({ value, onChange, listedFrom = 0, ...field }: TimeComboboxProps) {
  const t = useUiTexts();
  const locale = usePageLocale();
  const format = (minutes: number): string => formatTimeOfDay(minutes, locale);
  const example = format(exampleMinutes);
  const parse = (text: string): Parsed<number> => {
    const minutes = parseTimeOfDay(text, locale);
    if (minutes === undefined) return { problem: t('timeUnclear', { example }) };
    if (minutes % stepMinutes !== 0) return { problem: t('timeOffStep', { example }) };
    return { value: minutes };
  };
  const { text, isTyping, problem, type, setValue, commit } = useTypedValue({
    value,
    onChange,
    parse,
    format,
  });
  const times = isTyping
    ? timesMatching(text, quarterHours, locale)
    : quarterHours.filter((minutes) => minutes >= listedFrom);
  return (
    <Field {...field} error={problem ?? field.error}>
      {(control, labelId) => (
        <Combobox
          control={control}
          labelId={labelId}
          text={text}
          onType={type}
          options={times.map((minutes) => ({ id: String(minutes), text: format(minutes) }))}
          chosenId={value === undefined || isTyping ? undefined : String(value)}
          onChoose={({ id }) => setValue(Number(id))}
          onCommit={commit}
          emptyText={t('noTimeMatches')}
          opensOnPress
        />
      )}
    </Field>
  );
}
