import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { instantOf, wallClockOf } from '@repo/domain/time/wall-clock';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import type { EventFormValues } from '../../../model/store/event-form.ts';
import classNames from './groups.module.css';

type ArrivalNoteProps = {
  readonly values: EventFormValues;
  /** The times can be chosen before the day. */
  readonly dayUntilChosen: CalendarDay;
};

/** What the times mean for the day: from when until when the provider is there. */
export function ArrivalNote(props: ArrivalNoteProps) {
  return (
    <p role="status" className={classNames['arrival']}>
      <Words {...props} />
    </p>
  );
}

function Words({ values, dayUntilChosen }: ArrivalNoteProps) {
  const { t } = useTranslation('eventSetup');
  const { timeOfDay } = useFormats();
  const { eventDate, providerStartMinute, durationHours } = values;
  if (providerStartMinute === null || durationHours === null) return null;
  const day = eventDate ?? dayUntilChosen;
  const startsAt = instantOf(day, providerStartMinute);
  // Hours that pass and not hours of the clock: in the night of a change the two differ.
  const endsAt = startsAt + durationHours * secondsPerHour;
  const isOvernight = wallClockOf(endsAt).day !== day;
  const times = { from: timeOfDay(startsAt), until: timeOfDay(endsAt) };
  return (
    <>
      <Icon name="clock" />
      <span>{isOvernight ? t('when.arrivalOvernight', times) : t('when.arrival', times)}</span>
    </>
  );
}
