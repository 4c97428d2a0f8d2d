import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import { providerEventPath } from '@repo/domain/site/dashboard-address';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useNow } from '@repo/shell/clock/use-now';
import { AppLink } from '@repo/shell/entry/app-link';
import { mapUrl } from '@repo/shell/site/map-url';
import { ButtonLink, buttonClass } from '@repo/ui/actions/button';
import { Skeleton } from '@repo/ui/feedback/skeleton';
import { Badge } from '@repo/ui/indicators/badge';
import { Card } from '@repo/ui/layout/card';
import { useTranslation } from 'react-i18next';
import { useMyEventsQuery } from '../../model/api/my-events.ts';
import { phoneUrl } from '../../model/shown/phone-url.ts';
import { workTimeOf } from '../../model/work-time.ts';
import { checkOf } from '../../model/shown/check-of.ts';
import classNames from './home-strip.module.css';

/**
 * The next accepted event: when, where, and who to call, also one that waits for its check-out. It stays away where it
 * cannot be loaded; the page goes on.
 */
export function NextEvent() {
  const { t } = useTranslation('providerHome');
  const providerId = useAccountId();
  const { data, isError } = useMyEventsQuery({ providerId, tab: 'upcoming' });
  const now = useNow();
  if (data === undefined && isError) return null;
  return (
    <Card>
      <section aria-label={t('next.heading')} className={classNames['next']}>
        <h2>{t('next.heading')}</h2>
        {data === undefined ? (
          <Skeleton status={t('next.loading')} />
        ) : (
          <EventAhead event={nextOf(data.items, now)} now={now} />
        )}
      </section>
    </Card>
  );
}

/** Returns the earliest event that is not over, or was checked in and not out. */
const nextOf = (events: readonly ProviderEvent[], now: number): ProviderEvent | undefined =>
  events
    .filter((event) => workTimeOf(event).endsAtSeconds > now || checkOf(event) === 'checkIn')
    .toSorted((one, other) => one.sbstartTime - other.sbstartTime)[0];

type EventAheadProps = { readonly event: ProviderEvent | undefined; readonly now: number };

function EventAhead({ event, now }: EventAheadProps) {
  const { t } = useTranslation('providerHome');
  const { moment, duration } = useFormats();
  if (event === undefined) return <p className={classNames['none']}>{t('next.none')}</p>;
  const { contactName, phoneNumber, sbstartTime } = event;
  const isCheckedIn = checkOf(event) === 'checkIn';
  const isOver = workTimeOf(event).endsAtSeconds <= now;
  const startsIn = sbstartTime > now ? t('next.startsIn', { time: duration(sbstartTime - now) }) : undefined;
  const time = isOver ? t('next.notCheckedOut') : (startsIn ?? t('next.underWay'));
  const address = event.eventLocation[0]?.currentLocation ?? '';
  return (
    <>
      <p className={classNames['name']}>
        <AppLink to={providerEventPath('MyEvents', event.id)}>{event.eventName}</AppLink>
      </p>
      <p>
        <Badge look={isOver ? 'warning' : 'primary'} icon={isOver ? 'alert' : 'clock'}>
          {time}
        </Badge>
        {isCheckedIn && !isOver ? (
          <>
            {' '}
            <Badge look="success" icon="check">
              {t('next.checkedIn')}
            </Badge>
          </>
        ) : null}
      </p>
      <p>{moment(sbstartTime)}</p>
      <p>{address}</p>
      <div className={classNames['links']}>
        {isCheckedIn ? (
          <AppLink to={providerEventPath('Gallery', event.id)} className={buttonClass({ size: 'small' })}>
            {t(isOver ? 'next.checkOut' : 'next.gallery')}
          </AppLink>
        ) : null}
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
        {phoneNumber === null ? null : (
          <ButtonLink look="secondary" size="small" icon="user" href={phoneUrl(phoneNumber)}>
            {contactName === null ? t('next.callUnnamed') : t('next.call', { name: contactName })}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
