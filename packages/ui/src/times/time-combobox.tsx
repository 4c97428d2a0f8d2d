import { Combobox } from '../combobox/combobox.tsx';
import { Field } from '../fields/field.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { usePageLocale } from '../floating/page-locale.ts';
import { useWords } from '../words.tsx';
import { formatTimeOfDay, parseTimeOfDay, timesLike } from './time-of-day.ts';
import { useTypedValue } from '../typed-value/use-typed-value.ts';
import type { Reading } from '../typed-value/use-typed-value.ts';

type TimeComboboxProps = FieldProps & {
  /** In minutes after midnight. */
  readonly value: number | undefined;
  readonly onChange: (minutes: number | undefined) => void;
  readonly onBlur?: () => void;
  readonly isDisabled?: boolean;
  /** When the list begins; earlier times can be typed. */
  readonly listedFrom?: number;
};

const stepMinutes = 15;
const quarterHours = Array.from({ length: (24 * 60) / stepMinutes }, (_, index) => index * stepMinutes);
const exampleMinutes = 17 * 60 + 30;

/** A time of day on the quarter hour, chosen from a list or typed in any usual way. */
export function TimeCombobox({
  value,
  onChange,
  onBlur,
  isDisabled,
  listedFrom = 0,
  ...field
}: TimeComboboxProps) {
  const say = useWords();
  const locale = usePageLocale();
  const write = (minutes: number): string => formatTimeOfDay(minutes, locale);
  const example = write(exampleMinutes);
  const read = (text: string): Reading<number> => {
    const minutes = parseTimeOfDay(text, locale);
    if (minutes === undefined) return { problem: say('timeUnclear', { example }) };
    if (minutes % stepMinutes !== 0) return { problem: say('timeOffStep', { example }) };
    return { value: minutes };
  };
  const { text, isTyping, problem, type, take, settle } = useTypedValue({ value, onChange, read, write });
  const times = isTyping
    ? timesLike(text, quarterHours, locale)
    : quarterHours.filter((minutes) => minutes >= listedFrom);
  return (
    <Field {...field} error={problem ?? field.error}>
      {(control, labelId) => (
        <Combobox
          control={control}
          labelId={labelId}
          text={text}
          onType={type}
          options={times.map((minutes) => ({ id: String(minutes), text: write(minutes) }))}
          chosenId={value === undefined || isTyping ? undefined : String(value)}
          onChoose={({ id }) => take(Number(id))}
          onSettle={settle}
          onBlur={onBlur}
          emptyText={say('noTimeMatches')}
          opensOnPress
          isDisabled={isDisabled}
        />
      )}
    </Field>
  );
}
