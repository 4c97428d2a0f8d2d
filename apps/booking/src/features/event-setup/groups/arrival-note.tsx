import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { serviceSpanOf } from '@repo/domain/schedule/service-span';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { instantOf } from '@repo/domain/time/wall-clock';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useStableDuringPress } from '@repo/ui/pointer/use-stable-during-press';
import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import type { EventFormValues } from '../../../model/store/event-form.ts';
import classNames from './groups.module.css';

type ArrivalNoteProps = {
  readonly values: Pick<EventFormValues, 'eventDate' | 'providerStartMinute' | 'durationHours'>;
  /** Used until a day is chosen, because times can be chosen first. */
  readonly dayUntilChosen: CalendarDay;
};

/** Shows from when until when the provider is there. */
export function ArrivalNote(props: ArrivalNoteProps) {
  const words = useStableDuringPress(useWords(props));
  return (
    <p role="status" className={classNames['arrival']}>
      {words === undefined ? null : (
        <>
          <Icon name="clock" />
          <span>{words}</span>
        </>
      )}
    </p>
  );
}

function useWords({ values, dayUntilChosen }: ArrivalNoteProps): string | undefined {
  const { t } = useTranslation('eventSetup');
  const { timeOfDay, endTimeOf } = useFormats();
  const { eventDate, providerStartMinute, durationHours } = values;
  if (providerStartMinute === null || durationHours === null) return undefined;
  // Counts elapsed hours, which differ from clock hours in the night of a clock change.
  const time = rangeOfHours(instantOf(eventDate ?? dayUntilChosen, providerStartMinute), durationHours);
  // Times outside of the service hours show an error at their field instead.
  if (serviceSpanOf(time) === undefined) return undefined;
  return t('when.arrival', { from: timeOfDay(time.startsAtSeconds), until: endTimeOf(time) });
}
