import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { findCalendarClashes } from '@repo/domain/request/calendar-clash';
import type { CalendarClash } from '@repo/domain/request/calendar-clash';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useTranslation } from 'react-i18next';
import { useOwnCalendar } from '../../model/use-own-calendar.ts';
import { workTimeOf } from '../../model/work-time.ts';

type ClashCheck = {
  /** Whether something speaks against the request. */
  readonly isWarning: boolean;
  readonly sentences: readonly string[];
};

/** Compares a request with the own calendar, in sentences. */
export function useClashes(request: EventRequest): ClashCheck {
  const { t } = useTranslation('eventRequests');
  const { moment, timeRange } = useFormats();
  const calendar = useOwnCalendar();
  if (typeof calendar === 'string')
    return { isWarning: calendar === 'failed', sentences: [t(`clash.${calendar}`)] };
  const sentenceOf = (clash: CalendarClash): string => {
    if (!('event' in clash)) return t(`clash.${clash.kind}`);
    const { event } = clash;
    return clash.kind === 'overlap'
      ? t('clash.overlap', { event: event.name, when: moment(event.startsAtSeconds) })
      : t('clash.sameDay', { event: event.name, time: timeRange(event) });
  };
  const clashes = findCalendarClashes(workTimeOf(request), calendar);
  return clashes.length === 0
    ? { isWarning: false, sentences: [t('clash.none')] }
    : { isWarning: true, sentences: clashes.map(sentenceOf) };
}
