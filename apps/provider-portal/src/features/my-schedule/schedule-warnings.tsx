import { scheduleLimits } from '@repo/domain/limits';
import { uncoveredEvents } from '@repo/domain/schedule/uncovered-events';
import { hasMinimumCommitment } from '@repo/domain/schedule/weekly-slots';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import { useOwnCalendar } from '../../model/use-own-calendar.ts';
import type { Schedule } from './use-schedule-form.ts';

/** Warns of what a schedule means before it is saved; it can be saved all the same. */
export function ScheduleWarnings({ schedule }: { readonly schedule: Schedule }) {
  const { t } = useTranslation('mySchedule');
  return (
    <>
      <BookedEvents schedule={schedule} />
      {hasMinimumCommitment(schedule.weeklySlots) ? null : (
        <Banner kind="warning" title={t('commitment.title')}>
          <p>{t('commitment.text', { hours: scheduleLimits.weeklyCommitmentHours })}</p>
        </Banner>
      )}
    </>
  );
}

function BookedEvents({ schedule }: { readonly schedule: Schedule }) {
  const { t } = useTranslation('mySchedule');
  const { moment } = useFormats();
  const calendar = useOwnCalendar();
  if (calendar === 'loading') return null;
  if (calendar === 'failed')
    return (
      <Banner kind="info">
        <p>{t('booked.failed')}</p>
      </Banner>
    );
  const events = uncoveredEvents(schedule, calendar.events);
  if (events.length === 0) return null;
  return (
    <Banner kind="warning" title={t('booked.title')}>
      <p>{t('booked.text')}</p>
      <ul>
        {events.map(({ id, name, startsAtSeconds }) => (
          <li key={id}>{t('booked.event', { event: name, when: moment(startsAtSeconds) })}</li>
        ))}
      </ul>
    </Banner>
  );
}
