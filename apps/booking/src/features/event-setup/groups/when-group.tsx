import { useConfiguration } from '@repo/api-client/site-data';
import { durationChoicesHours } from '@repo/domain/event/duration-choices';
import { pickEventStart, pickProviderStart } from '@repo/domain/event/event-setup';
import { serviceHours } from '@repo/domain/schedule/slots';
import { earliestBookableDay, latestBookableDay } from '@repo/domain/time/earliest-bookable-day';
import { isoDayOf } from '@repo/domain/time/calendar-day';
import { calendarDayOf } from '@repo/domain/time/iso-day';
import { useField } from '@repo/forms/use-field';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { Select } from '@repo/ui/choices/select';
import { DateField } from '@repo/ui/dates/date-field';
import { FieldSection } from '@repo/ui/layout/field-section';
import { TimeCombobox } from '@repo/ui/times/time-combobox';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetupFields } from '../use-setup-form.ts';
import { ArrivalNote } from './arrival-note.tsx';
import classNames from './groups.module.css';

/** The day and the times, in Toronto time. */
export const WhenGroup = memo(({ fields }: { readonly fields: SetupFields }) => {
  const { t } = useTranslation('eventSetup');
  const { data: configuration } = useConfiguration();
  const [openedAtSeconds] = useState(nowSeconds);
  const earliestDay = earliestBookableDay(openedAtSeconds);
  const { value: eventDate, ...day } = useField(fields, 'eventDate');
  const { value: eventStartMinute, ...eventStart } = useField(fields, 'eventStartMinute');
  const { value: providerStartMinute, ...providerStart } = useField(fields, 'providerStartMinute');
  const { value: durationHours, ...duration } = useField(fields, 'durationHours');
  const durations = durationChoicesHours(configuration?.isOneHourAllowed ?? false);
  return (
    <FieldSection heading={t('when.heading')} introduction={t('when.introduction')}>
      <div className={classNames['pair']}>
        <DateField
          {...day}
          label={t('when.eventDate')}
          hint={t('when.eventDateHint')}
          min={isoDayOf(earliestDay)}
          max={isoDayOf(latestBookableDay(openedAtSeconds))}
          value={eventDate === null ? undefined : isoDayOf(eventDate)}
          onChange={(chosen) =>
            fields.set({ eventDate: chosen === undefined ? null : (calendarDayOf(chosen) ?? null) })
          }
        />
        <TimeCombobox
          {...eventStart}
          label={t('when.eventStart')}
          hint={t('when.eventStartHint')}
          listedFrom={serviceHours.fromMinute}
          value={eventStartMinute ?? undefined}
          onChange={(minute) =>
            fields.set(minute === undefined ? { eventStartMinute: null } : pickEventStart(minute))
          }
        />
      </div>
      <div className={classNames['pair']}>
        <TimeCombobox
          {...providerStart}
          label={t('when.providerStart')}
          hint={t('when.providerStartHint')}
          listedFrom={serviceHours.fromMinute}
          value={providerStartMinute ?? undefined}
          onChange={(minute) =>
            fields.set(
              minute === undefined
                ? { providerStartMinute: null }
                : pickProviderStart({ eventStartMinute, providerStartMinute }, minute),
            )
          }
        />
        <Select
          {...duration}
          label={t('when.duration')}
          hint={t('when.durationHint')}
          placeholder={t('what.choose')}
          choices={durations.map((count) => ({ value: String(count), label: t('when.hours', { count }) }))}
          value={durationHours === null ? '' : String(durationHours)}
          onChange={({ target: { value } }) =>
            fields.set({ durationHours: value === '' ? null : Number(value) })
          }
        />
      </div>
      <ArrivalNote values={{ eventDate, providerStartMinute, durationHours }} dayUntilChosen={earliestDay} />
    </FieldSection>
  );
});
