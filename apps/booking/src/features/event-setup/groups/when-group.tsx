import { useConfiguration } from '@repo/api-client/site-data';
import { durationChoicesHours } from '@repo/domain/event/duration-choices';
import { pickEventStart, pickProviderStart } from '@repo/domain/event/event-setup';
import { serviceHours } from '@repo/domain/schedule/slots';
import { earliestBookableDay } from '@repo/domain/time/earliest-bookable-day';
import { Select } from '@repo/ui/choices/select';
import { DateField } from '@repo/ui/dates/date-field';
import { TimeCombobox } from '@repo/ui/times/time-combobox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowInSeconds } from '../../../model/browser-clock.ts';
import { calendarDayOf, isoDayOf } from '../iso-day.ts';
import { formPart } from '../../../model/form/use-step-form.ts';
import type { SetupForm } from '../use-setup-form.ts';
import { ArrivalNote } from './arrival-note.tsx';
import classNames from './groups.module.css';
import { SetupGroup } from './setup-group.tsx';

function When({ form }: { readonly form: SetupForm }) {
  const { t } = useTranslation('eventSetup');
  const { data: configuration } = useConfiguration();
  const [earliestDay] = useState(() => earliestBookableDay(nowInSeconds()));
  const { eventDate, eventStartMinute, providerStartMinute, durationHours } = form.values;
  const durations = durationChoicesHours(configuration?.isOneHourAllowed ?? false);
  return (
    <SetupGroup heading={t('when.heading')} introduction={t('when.introduction')}>
      <div className={classNames['pair']}>
        <DateField
          id={form.idOf('eventDate')}
          label={t('when.eventDate')}
          hint={t('when.eventDateHint')}
          error={form.errorAt('eventDate')}
          min={isoDayOf(earliestDay)}
          value={eventDate === null ? undefined : isoDayOf(eventDate)}
          onChange={(day) => form.set({ eventDate: day === undefined ? null : (calendarDayOf(day) ?? null) })}
        />
        <TimeCombobox
          id={form.idOf('eventStartMinute')}
          label={t('when.eventStart')}
          hint={t('when.eventStartHint')}
          error={form.errorAt('eventStartMinute')}
          listedFrom={serviceHours.fromMinute}
          value={eventStartMinute ?? undefined}
          onChange={(minute) =>
            form.set(minute === undefined ? { eventStartMinute: null } : pickEventStart(minute))
          }
        />
      </div>
      <div className={classNames['pair']}>
        <TimeCombobox
          id={form.idOf('providerStartMinute')}
          label={t('when.providerStart')}
          hint={t('when.providerStartHint')}
          error={form.errorAt('providerStartMinute')}
          listedFrom={serviceHours.fromMinute}
          value={providerStartMinute ?? undefined}
          onChange={(minute) =>
            form.set(
              minute === undefined
                ? { providerStartMinute: null }
                : pickProviderStart({ eventStartMinute, providerStartMinute }, minute),
            )
          }
        />
        <Select
          id={form.idOf('durationHours')}
          name="durationHours"
          label={t('when.duration')}
          hint={t('when.durationHint')}
          placeholder={t('what.choose')}
          choices={durations.map((count) => ({ value: String(count), label: t('when.hours', { count }) }))}
          value={durationHours === null ? '' : String(durationHours)}
          error={form.errorAt('durationHours')}
          onChange={({ target: { value } }) =>
            form.set({ durationHours: value === '' ? null : Number(value) })
          }
        />
      </div>
      <ArrivalNote values={form.values} dayUntilChosen={earliestDay} />
    </SetupGroup>
  );
}

/** The day and the times, all of them on Toronto's clocks. */
export const WhenGroup = formPart(
  ['eventDate', 'eventStartMinute', 'providerStartMinute', 'durationHours'],
  When,
);
