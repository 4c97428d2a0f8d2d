import type { TimeRange } from '@repo/domain/time/time-range';
import { useFormats } from '@repo/i18n/formats/use-formats';

/** From when to when in Toronto; says so when the end is on the next day. */
export function TimeRangeText({ range }: { readonly range: TimeRange }) {
  const { timeRange } = useFormats();
  return <span>{timeRange(range)}</span>;
}
