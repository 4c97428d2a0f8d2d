import type { HostEvent } from '@repo/contracts/events/host-events';
import { hostEventPath } from '@repo/domain/site/dashboard-address';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useNow } from '@repo/shell/clock/use-now';
import { AppLink } from '@repo/shell/entry/app-link';
import { mapUrl } from '@repo/shell/site/map-url';
import { Button, ButtonLink } from '@repo/ui/actions/button';
import { Card } from '@repo/ui/layout/card';
import { useTranslation } from 'react-i18next';
import { useHostEventsQuery } from '../../model/api/host-events.ts';
import { wholeHoursOf } from '../../model/steps/next-steps.ts';
import { useEventSteps } from '../../model/steps/use-event-steps.ts';
import { useSaveToCalendar } from '../../model/use-save-to-calendar.ts';
import classNames from './next-event.module.css';

/** The next event of the host; nothing when there is none, or until it is known. */
export function NextEvent() {
  const { t } = useTranslation('hostEvents');
  const now = useNow();
  const { data } = useHostEventsQuery({ hostId: useAccountId(), list: 'upcoming', page: 1 });
  const next = soonestOf(data?.items ?? [], now);
  if (next === undefined) return null;
  return (
    <Card>
      <section aria-labelledby="next-event" className={classNames['next']}>
        <h2 id="next-event">{t('next.heading')}</h2>
        <EventAhead event={next} now={now} />
      </section>
    </Card>
  );
}

type EventAheadProps = { readonly event: HostEvent; readonly now: number };

/** When and where an event is, what was done for it last or is awaited, and the way to it. */
function EventAhead({ event, now }: EventAheadProps) {
  const { t } = useTranslation('hostEvents');
  const { moment, duration } = useFormats();
  const saveToCalendar = useSaveToCalendar(event);
  const steps = useEventSteps(event).filter(({ name }) => name !== 'day');
  const current = steps.find(({ state }) => state === 'current');
  // Who has accepted stays, whatever another one answered since.
  const latest = [
    steps.findLast(({ name }) => name === 'accepted'),
    current ?? steps.findLast(({ state }) => state === 'done'),
  ];
  const shown = steps.filter((step) => latest.includes(step));
  const { id, eventName, sbstartTime, eventLocation } = event;
  const untilStart = sbstartTime - now;
  const address = eventLocation[0]?.currentLocation ?? '';
  return (
    <>
      <p className={classNames['name']}>
        <AppLink to={hostEventPath(id)}>{eventName}</AppLink>
      </p>
      <p>{moment(sbstartTime)}</p>
      <p>{untilStart > 0 ? t('next.in', { time: duration(untilStart) }) : t('next.now')}</p>
      <p>{address}</p>
      {shown.map((step) => (
        <p key={step.id} className={classNames['step']}>
          <strong>{step.text}</strong>
          {step.time}
        </p>
      ))}
      <div className={classNames['links']}>
        <ButtonLink
          look="secondary"
          size="small"
          icon="pin"
          href={mapUrl(address)}
          target="_blank"
          rel="noopener"
        >
          {t('next.map')}
        </ButtonLink>
        <Button look="secondary" size="small" icon="calendar" onClick={saveToCalendar}>
          {t('addToCalendar')}
        </Button>
      </div>
    </>
  );
}

/** Returns the event that begins next, or is taking place. */
const soonestOf = (events: readonly HostEvent[], nowSeconds: number): HostEvent | undefined =>
  events
    .filter((event) => rangeOfHours(event.sbstartTime, wholeHoursOf(event)).endsAtSeconds > nowSeconds)
    .toSorted((one, other) => one.sbstartTime - other.sbstartTime)
    .at(0);
