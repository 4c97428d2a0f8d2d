import type { HostEvent } from '@repo/contracts/events/host-events';
import { hostEventPath } from '@repo/domain/site/dashboard-address';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useNow } from '@repo/shell/clock/use-now';
import { AppLink } from '@repo/shell/entry/app-link';
import { Card } from '@repo/ui/layout/card';
import { useTranslation } from 'react-i18next';
import { useHostEventsQuery } from '../../model/api/host-events.ts';
import { useHostId } from '../../model/use-host-id.ts';
import classNames from './next-event.module.css';

/** The next event of the host with the time until it begins; nothing when there is none, or until it is known. */
export function NextEvent() {
  const { t } = useTranslation('hostEvents');
  const { moment, duration } = useFormats();
  const now = useNow();
  const { data } = useHostEventsQuery({ hostId: useHostId(), list: 'upcoming', page: 1 });
  const next = soonestOf(data?.items ?? [], now);
  if (next === undefined) return null;
  const { id, eventName, sbstartTime, status } = next;
  const untilStart = sbstartTime - now;
  return (
    <Card>
      <section aria-labelledby="next-event" className={classNames['next']}>
        <h2 id="next-event">{t('next.heading')}</h2>
        <p className={classNames['name']}>
          <AppLink to={hostEventPath(id)}>{eventName}</AppLink>
        </p>
        <p>{moment(sbstartTime)}</p>
        <p>{untilStart > 0 ? t('next.in', { time: duration(untilStart) }) : t('next.now')}</p>
        {status === 'pending' ? <p>{t('next.waiting')}</p> : null}
      </section>
    </Card>
  );
}

/** Returns the event that begins next, or is taking place. */
const soonestOf = (events: readonly HostEvent[], nowSeconds: number): HostEvent | undefined =>
  events
    .filter(
      ({ sbstartTime, duration, extendedHours = 0 }) =>
        rangeOfHours(sbstartTime, duration + extendedHours).endsAtSeconds > nowSeconds,
    )
    .toSorted((one, other) => one.sbstartTime - other.sbstartTime)
    .at(0);
