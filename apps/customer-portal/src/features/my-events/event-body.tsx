import type { HostEvent } from '@repo/contracts/events/host-events';
import type { HostList } from '@repo/domain/order/event-lists';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { mapUrl } from '@repo/shell/site/map-url';
import { Button } from '@repo/ui/actions/button';
import { TextLink } from '@repo/ui/actions/text-link';
import { CopyField } from '@repo/ui/facts/copy-field';
import { FactList } from '@repo/ui/facts/fact-list';
import { useTranslation } from 'react-i18next';
import { wholeHoursOf } from '../../model/steps/next-steps.ts';
import { useSaveToCalendar } from '../../model/use-save-to-calendar.ts';
import { EventSteps } from './event-steps.tsx';
import { EventTiles } from './event-tiles.tsx';
import classNames from './my-events.module.css';

type EventBodyProps = {
  readonly event: HostEvent;
  readonly list: HostList;
  readonly onCancel: () => void;
};

/** Everything about an event (J-R05): what was booked, what happens next, and what can be done. */
export function EventBody({ event, list, onCancel }: EventBodyProps) {
  const { t } = useTranslation('hostEvents');
  return (
    <div className={classNames['body']}>
      <EventSteps event={event} />
      <EventFacts event={event} />
      {list === 'upcoming' ? <CalendarButton event={event} /> : null}
      <section aria-label={t('tiles.label')}>
        <EventTiles event={event} list={list} onCancel={onCancel} />
      </section>
    </div>
  );
}

function EventFacts({ event }: { readonly event: HostEvent }) {
  const { t } = useTranslation('hostEvents');
  const { dayWithWeekday, timeOfDay, endTimeOf } = useFormats();
  const { eventLocation, sbList, extendedHours = 0 } = event;
  const hours = wholeHoursOf(event);
  const length = t(hours <= 1 ? 'hour' : 'hours', { count: hours });
  const [place] = eventLocation;
  return (
    <>
      <CopyField label={t('facts.eventId')} hint={t('facts.eventIdHint')} value={event.publicId} />
      <FactList
        facts={[
          { label: t('facts.providers'), value: sbList === '' ? undefined : sbList },
          { label: t('facts.type'), value: event.eventType.name },
          { label: t('facts.date'), value: dayWithWeekday(event.eventDate) },
          {
            label: t('facts.duration'),
            value: extendedHours > 0 ? t('facts.extended', { length, count: extendedHours }) : length,
          },
          { label: t('facts.start'), value: timeOfDay(event.eventStartTime) },
          { label: t('facts.providerStart'), value: timeOfDay(event.sbstartTime) },
          ...(extendedHours > 0
            ? [{ label: t('facts.providerEnd'), value: endTimeOf(rangeOfHours(event.sbstartTime, hours)) }]
            : []),
          {
            label: t('facts.address'),
            value:
              place === undefined ? undefined : (
                <TextLink href={mapUrl(place.currentLocation)} opensNewTab>
                  {place.currentLocation}
                </TextLink>
              ),
          },
        ]}
      />
    </>
  );
}

function CalendarButton({ event }: { readonly event: HostEvent }) {
  const { t } = useTranslation('hostEvents');
  return (
    <div>
      <Button look="secondary" icon="calendar" onClick={useSaveToCalendar(event)}>
        {t('addToCalendar')}
      </Button>
    </div>
  );
}
