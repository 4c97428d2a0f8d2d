import { useFormats } from '@repo/i18n/formats/use-formats';

/** The day of an event with its weekday; `day` is 00:00 UTC of that day. */
export function DateText({ day }: { readonly day: number }) {
  const { dayWithWeekday } = useFormats();
  return <time dateTime={isoOf(day).slice(0, 'YYYY-MM-DD'.length)}>{dayWithWeekday(day)}</time>;
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
